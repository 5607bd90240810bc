## The game

game-name = Template
game-about = Everyone plays a card at once, and the highest takes the trick. A tiny game to try out, and to copy when you build your own.

## Options

option-hand = Cards each
    .about = How many cards each player is dealt. The rest of the deck stays unseen.

## What you can choose

verb-play = Play the { $card }

## What happens

event-dealt = { $seat } is dealt the { $card }.
event-chosen = { $seat } chooses the { $card }, face down.
event-played = { $seat } plays the { $card }.
event-trick_won = { $seat } takes the trick.
event-game_ended = The game is over. { $outcome }

## What you are asked

ask-choose_card = Choose a card.
    .hint = Everyone reveals at once, and the highest card takes the trick.

## Why not

why-TP-3 = This card has been played already. Choose one from your hand.

## How the game ended

outcome-most_tricks = All cards are played; the most tricks win.

## What is seen on the table

fact-seat = Your seat
fact-hand = Your hand
fact-chosen = Your chosen card
fact-hand_sizes = Cards in hand
fact-tricks = Tricks
fact-played = Cards played

## What a judgement counts

mind-tricks = more tricks
    .less = fewer tricks
mind-cards = higher cards left
    .less = lower cards left

// Programmed seats that move as fast as they can, on either server: two at each table.
//
// They are to be quicker than any server that is measured, so they are one small process around
// epoll that speaks WebSocket itself and looks up in a message only what a move needs. Both servers
// get the same: each message is received whole, and its JSON walked through by the same code.
//
// usage: seats sobremesa|boardgame.io, and then on the input, line by line:
//   sit TABLE SEAT HOST PORT PATH COOKIE  a seat comes in by a socket; "sat" once it has seen the table
//   leave TABLE                           both its seats go
//   move MILLISECONDS                     all move, until the time is up and every move is answered:
//                                         "rested MOVES SECONDS", and the tables that are over
//   tell                                  one line of JSON: of all moves so far, how many there were
//                                         and the milliseconds from send to the other seat's receipt
// Whatever goes wrong ends it, with a sentence on the error output.
#define _GNU_SOURCE
#include <errno.h>
#include <netdb.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#include <netinet/in.h>
#include <netinet/tcp.h>

enum { TEXT = 1, CLOSE = 8, PING = 9, PONG = 10, FINAL = 0x80, MASKED = 0x80 };
enum { ROOM = 16384, EVENTS = 256, LONGEST = 1024 };
enum { PATIENCE_S = 30 };  // So long every move may take to be answered.

typedef struct {
  char *data;
  size_t size, room;
} Bytes;

typedef struct Seat {
  int fd, table, number;
  bool open;        // The handshake is over.
  bool sat;         // It has seen the table.
  bool ready;       // It has a move to send.
  bool over;        // The game has ended.
  Bytes in;         // What has come and is not read yet;
  Bytes parts;      // of a message in several frames, those that were read.
  uint64_t sent;    // When it sent a move of which the other seat does not know yet.
  unsigned count;   // How many moves it has sent.
  char move[LONGEST];
} Seat;

static Seat **seats;  // Two for each table.
static int places;
static bool ours, running;
static int poll_fd, unanswered;
static unsigned long moves, moves_before;
static double *waits;
static size_t measured, waits_room;

static _Noreturn void fail(const char *sentence, ...) {
  va_list more;
  va_start(more, sentence);
  fputs("seats: ", stderr);
  vfprintf(stderr, sentence, more);
  fputc('\n', stderr);
  exit(1);
}

static void *grown(void *old, size_t size) {
  void *found = realloc(old, size);
  if (found == NULL) fail("there is no memory left");
  return found;
}

static void have_room(Bytes *bytes, size_t more) {
  if (bytes->room - bytes->size > more) return;  // One byte stays for an end mark.
  bytes->room = 2 * (bytes->size + more) + 1;
  bytes->data = grown(bytes->data, bytes->room);
}

static uint64_t now(void) {  // Nanoseconds.
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return (uint64_t)at.tv_sec * 1000000000 + (uint64_t)at.tv_nsec;
}

// JSON: a value is known by where it begins.

static const char *string_end(const char *at) {
  for (at++; *at != '"'; at++) {
    if (*at == '\\') at++;
    if (*at == 0) fail("a message ends in the middle of a string");
  }
  return at + 1;
}

static const char *value_end(const char *at) {
  for (int depth = 0;;) switch (*at) {
    case '"':
      at = string_end(at);
      if (depth == 0) return at;
      break;
    case '{': case '[':
      depth++, at++;
      break;
    case '}': case ']':
      if (depth == 0) return at;  // It was the last one, and a number or a word.
      at++;
      if (--depth == 0) return at;
      break;
    case ',':
      if (depth == 0) return at;
      at++;
      break;
    case 0:
      if (depth > 0) fail("a message ends in the middle of a value");
      return at;
    default:
      at++;
  }
}

// A member of an object, or NULL.
static const char *member(const char *at, const char *name) {
  size_t size = strlen(name);
  if (*at != '{') return NULL;
  at++;
  while (*at == '"') {
    const char *key = at + 1;
    at = string_end(at);
    bool found = (size_t)(at - 1 - key) == size && memcmp(key, name, size) == 0;
    if (*at != ':') fail("a message is no JSON");
    if (found) return at + 1;
    at = value_end(at + 1);
    if (*at == ',') at++;
  }
  return NULL;
}

// The nth element of an array, or NULL.
static const char *element(const char *at, int nth) {
  if (*at != '[' || at[1] == ']') return NULL;
  for (at++; nth > 0; nth--) {
    at = value_end(at);
    if (*at++ != ',') return NULL;
  }
  return at;
}

static const char *needed(const char *found, const char *what, const char *message) {
  if (found == NULL) fail("there is no %s in: %.300s", what, message);
  return found;
}

static bool is(const char *at, const char *text) {
  return strncmp(at, text, strlen(text)) == 0;
}

// What is sent.

static void send_all(Seat *seat, const char *data, size_t size) {
  while (size > 0) {
    ssize_t sent = send(seat->fd, data, size, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) fail("table %d: nothing can be sent: %s", seat->table, strerror(errno));
    data += sent, size -= (size_t)sent;
  }
}

static void send_frame(Seat *seat, int kind, const char *text, size_t size) {
  static uint32_t luck = 0x9e3779b9;
  unsigned char frame[LONGEST + 8], *at = frame;
  if (size > LONGEST) fail("a message of %zu bytes is too long for a seat", size);
  *at++ = (unsigned char)(FINAL | kind);
  if (size <= 125) {
    *at++ = (unsigned char)(MASKED | size);
  } else {
    *at++ = MASKED | 126;
    *at++ = (unsigned char)(size >> 8);
    *at++ = (unsigned char)size;
  }
  luck = luck * 1664525 + 1013904223;
  unsigned char mask[4];
  memcpy(mask, &luck, 4);
  memcpy(at, mask, 4);
  at += 4;
  for (size_t i = 0; i < size; i++) at[i] = (unsigned char)text[i] ^ mask[i & 3];
  send_all(seat, (char *)frame, (size_t)(at - frame) + size);
}

static void say(Seat *seat, const char *text) {
  send_frame(seat, TEXT, text, strlen(text));
}

static void say_move(Seat *seat) {
  seat->ready = false;
  seat->sent = now();
  unanswered++;
  say(seat, seat->move);
}

// A move is known: it goes out at once, or when all go on.
static void move(Seat *seat) {
  if (running) say_move(seat);
  else seat->ready = true;
}

// What is heard.

static void sit_down(Seat *seat) {
  if (!seat->sat) puts("sat");
  seat->sat = true;
}

static void answered(void) {
  moves++;
  unanswered--;
}

// The other seat's move has come.
static void receive(Seat *seat) {
  Seat *other = seats[2 * seat->table + 1 - seat->number];
  if (other == NULL || other->sent == 0) return;
  if (measured == waits_room) {
    waits_room = 2 * waits_room + 65536;
    waits = grown(waits, waits_room * sizeof *waits);
  }
  waits[measured++] = (double)(now() - other->sent) / 1e6;
  other->sent = 0;
}

static void hear_sobremesa(Seat *seat, const char *said) {
  const char *type = needed(member(said, "type"), "type", said), *state = NULL;
  if (is(type, "\"done\"")) {
    answered();
  } else if (is(type, "\"refused\"") || is(type, "\"bye\"")) {
    fail("table %d, seat %d: %.300s", seat->table, seat->number, said);
  } else if (is(type, "\"waiting\"")) {
    receive(seat);
  } else if (is(type, "\"welcome\"")) {
    state = needed(member(said, "state"), "state", said);
    sit_down(seat);
  } else if (is(type, "\"state\"")) {
    state = said;
    receive(seat);
  }
  if (state == NULL) return;
  const char *result = needed(member(state, "result"), "result", said);
  seat->over = !is(result, "null");
  const char *offer = needed(member(state, "offer"), "offer", said);
  if (is(offer, "null")) return;
  const char *version = needed(member(state, "version"), "version", said);
  const char *choices = needed(member(offer, "choices"), "list of choices", said);
  const char *choice = needed(element(needed(element(choices, 0), "choice", said), 0), "choice", said);
  snprintf(
    seat->move, LONGEST,
    "{\"type\":\"act\",\"id\":\"%d-%u\",\"version\":%ld,\"choices\":[%.*s]}",
    seat->number, seat->count++, strtol(version, NULL, 10), (int)(value_end(choice) - choice), choice
  );
  move(seat);
}

static void hear_boardgame(Seat *seat, const char *said) {
  char text[LONGEST];
  if (is(said, "0{")) {  // engine.io is there, and is asked for the game's namespace of socket.io.
    say(seat, "40/tricks,");
  } else if (is(said, "2")) {
    say(seat, "3");
  } else if (is(said, "40/tricks,")) {
    snprintf(text, LONGEST, "42/tricks,[\"sync\",\"table-%d\",\"%d\",null,2]", seat->table, seat->number);
    say(seat, text);
  } else if (is(said, "44") || is(said, "41")) {
    fail("table %d, seat %d: %.300s", seat->table, seat->number, said);
  }
  if (!is(said, "42/tricks,")) return;
  const char *event = said + strlen("42/tricks,");
  bool update = is(event, "[\"update\"");
  if (!update && !is(event, "[\"sync\"")) return;
  const char *state = needed(element(event, 2), "state", said);
  if (!update) {
    state = needed(member(state, "state"), "state", said);
    sit_down(seat);
  }
  const char *turn = needed(member(state, "ctx"), "ctx", said);
  const char *current = needed(member(turn, "currentPlayer"), "current player", said);
  bool own = current[1] == '0' + seat->number;
  // Turns alternate: whoever is not asked now has moved.
  if (update && !own) answered();
  else if (update) receive(seat);
  if (!own) return;
  const char *number = needed(member(state, "_stateID"), "number", said);
  const char *hands = needed(member(needed(member(state, "G"), "G", said), "hands"), "hands", said);
  const char *hand = needed(member(hands, seat->number == 0 ? "0" : "1"), "hand", said);
  const char *card = needed(element(hand, 0), "card", said);
  snprintf(
    seat->move, LONGEST,
    "42/tricks,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"play\",\"args\":[%.*s],"
    "\"playerID\":\"%d\"}},%ld,\"table-%d\",\"%d\"]",
    (int)(value_end(card) - card), card, seat->number, strtol(number, NULL, 10), seat->table, seat->number
  );
  move(seat);
}

static void hear(Seat *seat, char *said, size_t size) {
  char after = said[size];
  said[size] = 0;
  if (ours) hear_sobremesa(seat, said);
  else hear_boardgame(seat, said);
  said[size] = after;
}

// Frames: what has come is cut into them.

static void take_frame(Seat *seat, int first, char *data, size_t size) {
  int kind = first & 15;
  if (kind == PING) {
    send_frame(seat, PONG, data, size);
  } else if (kind == CLOSE) {
    fail("table %d, seat %d: the server has closed the socket", seat->table, seat->number);
  } else if (kind == TEXT && first & FINAL) {
    hear(seat, data, size);
  } else if (kind <= TEXT) {
    have_room(&seat->parts, size);
    memcpy(seat->parts.data + seat->parts.size, data, size);
    seat->parts.size += size;
    if (first & FINAL) {
      hear(seat, seat->parts.data, seat->parts.size);
      seat->parts.size = 0;
    }
  }
}

static size_t handshake(Seat *seat) {
  char *data = seat->in.data;
  data[seat->in.size] = 0;
  char *end = strstr(data, "\r\n\r\n");
  if (end == NULL) return 0;
  if (!is(data, "HTTP/1.1 101")) {
    fail("table %d, seat %d has no socket: %.300s", seat->table, seat->number, data);
  }
  seat->open = true;
  return (size_t)(end + 4 - data);
}

static void cut(Seat *seat) {
  size_t at = seat->open ? 0 : handshake(seat);
  while (seat->open && seat->in.size - at >= 2) {
    unsigned char *head = (unsigned char *)seat->in.data + at;
    size_t has = seat->in.size - at, size = head[1] & 127, before = 2;
    int digits = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (has < before + (size_t)digits) break;
    if (digits > 0) size = 0;
    for (int i = 0; i < digits; i++) size = size << 8 | head[before++];
    if (has < before + size) {
      have_room(&seat->in, before + size - has);
      break;
    }
    take_frame(seat, head[0], (char *)head + before, size);
    at += before + size;
  }
  memmove(seat->in.data, seat->in.data + at, seat->in.size - at);
  seat->in.size -= at;
}

static void take_in(Seat *seat) {
  for (;;) {
    have_room(&seat->in, ROOM);
    size_t room = seat->in.room - seat->in.size - 1;
    ssize_t came = recv(seat->fd, seat->in.data + seat->in.size, room, MSG_DONTWAIT);
    if (came < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (came <= 0) fail("table %d, seat %d: the connection is cut", seat->table, seat->number);
    seat->in.size += (size_t)came;
    cut(seat);
    if ((size_t)came < room) return;  // What comes later is told by epoll.
  }
}

// What is asked of them.

static int connected(const char *host, const char *port) {
  struct addrinfo wanted = {.ai_socktype = SOCK_STREAM}, *found;
  if (getaddrinfo(host, port, &wanted, &found) != 0) fail("there is no address %s", host);
  for (struct addrinfo *one = found; one != NULL; one = one->ai_next) {
    int fd = socket(one->ai_family, one->ai_socktype, one->ai_protocol), yes = 1;
    if (fd >= 0 && connect(fd, one->ai_addr, one->ai_addrlen) == 0) {
      setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
      freeaddrinfo(found);
      return fd;
    }
    if (fd >= 0) close(fd);
  }
  fail("nobody answers at %s:%s", host, port);
}

static void sit(const char *line) {
  int table, number;
  char host[256], port[16], path[512], cookie[2048], request[4096];
  if (sscanf(line, "sit %d %d %255s %15s %511s %2047[^\n]", &table, &number, host, port, path, cookie) != 6) {
    fail("this is no seat: %.100s", line);
  }
  while (places <= table) {
    seats = grown(seats, 2 * (size_t)(places + 1) * sizeof *seats);
    seats[2 * places] = seats[2 * places + 1] = NULL;
    places++;
  }
  Seat *seat = calloc(1, sizeof *seat);
  if (seat == NULL) fail("there is no memory left");
  seat->table = table, seat->number = number;
  seats[2 * table + number] = seat;
  seat->fd = connected(host, port);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = seat};
  if (epoll_ctl(poll_fd, EPOLL_CTL_ADD, seat->fd, &event) < 0) fail("epoll takes no more sockets");
  int size = snprintf(
    request, sizeof request,
    "GET %s HTTP/1.1\r\nHost: %s:%s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: c2VhdHMgYXQgYSB0YWJsZQ==\r\nCookie: %s\r\n\r\n", path, host, port, cookie
  );
  send_all(seat, request, (size_t)size);
}

static void leave(int table) {
  for (int number = 0; number < 2; number++) {
    Seat *seat = table < places ? seats[2 * table + number] : NULL;
    if (seat == NULL) continue;
    close(seat->fd);
    free(seat->in.data);
    free(seat->parts.data);
    free(seat);
    seats[2 * table + number] = NULL;
  }
}

static int by_size(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

static double share(double part) {
  return measured == 0 ? 0 : waits[(size_t)((double)(measured - 1) * part)];
}

static void tell(void) {
  qsort(waits, measured, sizeof *waits, by_size);
  printf(
    "{\"moves\":%lu,\"p50\":%f,\"p99\":%f,\"measured\":%zu}\n", moves, share(0.5), share(0.99), measured
  );
}

static Bytes input;

static void take_events(int wait_ms);

static void move_on(int milliseconds) {
  uint64_t began = now(), end = began + (uint64_t)milliseconds * 1000000;
  moves_before = moves, running = true;
  for (int i = 0; i < 2 * places; i++) {
    if (seats[i] != NULL && seats[i]->ready) say_move(seats[i]);
  }
  while (running || unanswered > 0) {
    uint64_t at = now();
    if (at >= end) running = false;
    if (at >= end + PATIENCE_S * 1000000000ull) fail("%d moves are not answered", unanswered);
    if (running || unanswered > 0) take_events(running ? (int)((end - at) / 1000000) + 1 : 1000);
  }
  printf("rested %lu %f", moves - moves_before, (double)(now() - began) / 1e9);
  for (int i = 0; i < 2 * places; i += 2) {
    if (seats[i] != NULL && seats[i]->over) printf(" %d", i / 2);
  }
  putchar('\n');
}

static void heed(const char *line) {
  if (is(line, "sit ")) sit(line);
  else if (is(line, "leave ")) leave(atoi(line + 6));
  else if (is(line, "move ")) move_on(atoi(line + 5));
  else if (is(line, "tell")) tell();
  else fail("this is not understood: %.100s", line);
}

static void take_lines(void) {
  have_room(&input, ROOM);
  ssize_t came = read(STDIN_FILENO, input.data + input.size, ROOM);
  if (came <= 0) exit(0);
  input.size += (size_t)came;
  input.data[input.size] = 0;
  char *line = input.data, *end;
  while ((end = strchr(line, '\n')) != NULL) {
    *end = 0;
    heed(line);
    line = end + 1;
  }
  input.size -= (size_t)(line - input.data);
  memmove(input.data, line, input.size);
}

static void take_events(int wait_ms) {
  struct epoll_event events[EVENTS];
  int count = epoll_wait(poll_fd, events, EVENTS, wait_ms);
  for (int i = 0; i < count; i++) {
    Seat *seat = events[i].data.ptr;
    if (seat != NULL) {
      take_in(seat);
    } else if (!running && unanswered == 0) {
      take_lines();
      return;  // Who has just left may be among the other events; the rest is told again.
    }
  }
}

int main(int count, char **words) {
  if (count != 2) fail("usage: seats sobremesa|boardgame.io");
  ours = strcmp(words[1], "sobremesa") == 0;
  setvbuf(stdout, NULL, _IOLBF, 0);
  poll_fd = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = NULL};
  if (poll_fd < 0 || epoll_ctl(poll_fd, EPOLL_CTL_ADD, STDIN_FILENO, &event) < 0) fail("there is no epoll");
  for (;;) take_events(-1);
}

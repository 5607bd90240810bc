/** Passkeys: the library that speaks with authenticators is fetched when somebody uses one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { beginPasskey, beginSignIn, openPasskey, postPasskey } from '../lib/api'
import type { Me } from '../lib/wire.gen'

/** Whether this browser has to do with passkeys at all. */
export const knowsPasskeys = () => 'PublicKeyCredential' in globalThis

/** Have an authenticator make a passkey, and the server know it. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await beginPasskey()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  await postPasskey(await startRegistration({ optionsJSON }))
}

/** Be the person whose passkey the authenticator has. */
export async function signIn(join: boolean): Promise<Me> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await beginSignIn()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return openPasskey(await startAuthentication({ optionsJSON }), join)
}

import { accept, invariant, type OrgId, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Organisation, Settings } from './domain/organisation.ts'

const OPERATOR = 1

/** As what a change of settings is recorded. */
export type SettingsAct = 'payment_settings_saved' | 'site_settings_saved'

export interface SettingsChange {
  to(settings: Settings): Settings
  readonly kind: SettingsAct
  readonly reason: string | undefined
}

export interface OperatorHttpDeps {
  /** As it is now, whichever process saved it. */
  find(orgId: OrgId): Promise<Organisation | null>
  /** Changes its settings under a lock, in one transaction with the record of who did it and why. */
  change(caller: SignedInCaller, change: SettingsChange): Promise<Organisation>
}

/** The organisation of an operator, to be read. The request handler has made sure that a body names no other organisation. */
export async function readOwn({ find }: OperatorHttpDeps, { orgId, user }: SignedInCaller): Promise<Outcome<Organisation>> {
  if (user.usrType !== OPERATOR) return refuse('not_allowed')
  const organisation = await find(orgId)
  invariant(organisation, `the door found the organisation ${orgId} a moment ago`)
  return accept(organisation)
}

/** The same with its settings changed. */
export async function changeOwn({ change }: OperatorHttpDeps, caller: SignedInCaller, wanted: SettingsChange): Promise<Outcome<Organisation>> {
  return caller.user.usrType === OPERATOR ? accept(await change(caller, wanted)) : refuse('not_allowed')
}

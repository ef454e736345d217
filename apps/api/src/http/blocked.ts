import { say } from '@sojourn/i18n'
import type { OrgProfile } from './caller.ts'

/** The answer to a blocked person, at sign-in and by every later call: whom to write to. */
export function blockedDetail({ contact: { email, phone } }: Pick<OrgProfile, 'contact'>) {
  return { message: sentence(email, phone), contact_email: email, contact_phone: phone }
}

function sentence(email: string | null, phone: string | null): string {
  if (email && phone) return say`This account is blocked. Nothing was changed. Please write to ${email} or call ${phone}.`
  if (email) return say`This account is blocked. Nothing was changed. Please write to ${email}.`
  return say`This account is blocked. Nothing was changed.`
}

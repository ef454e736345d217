import { say } from '@sojourn/i18n'
import { accept, never, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { Person } from './domain/person.ts'
import { type Chooser, spelledPlainly, type Weakness, weaknessOf, wordsOf } from './domain/weak-password.ts'
import { estimatePassword } from './password-estimate.ts'

export type CommonPassword = Refusal<'common_password'>

/** Refuses `common_password`, with the reason, for one that is tried first, or that is made of the person's own name or address or of the site's name. */
export async function acceptable(
  password: string,
  siteName: string,
  chooser?: Pick<Person, 'email' | 'firstName' | 'lastName'>,
): Promise<Outcome<void, CommonPassword>> {
  const who: Chooser = { email: chooser?.email ?? '', names: [chooser?.firstName ?? '', chooser?.lastName ?? '', siteName] }
  const weakness = weaknessOf(password, await estimatePassword(spelledPlainly(password), wordsOf(who)), who)
  return weakness ? refuse('common_password', { message: reason(weakness) }) : accept()
}

function reason(weakness: Weakness): string {
  switch (weakness) {
    case 'own':
      return say`This password is made of your name, your email or the name of this site. Please choose another, such as a few words of your own.`
    case 'common':
      return say`This password is too easy to guess. Please choose another, such as a few words of your own.`
    case 'pattern':
      return say`This password repeats itself or follows the keyboard, so it is easy to guess. Please choose another, such as a few words of your own.`
    default:
      return never(weakness)
  }
}

import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'

/** A password that is tried first, said at the field it was typed in. */
export const commonPassword = (field: string): Refusals => ({
  common_password: [400, () => say`This password is too easy to guess. Please choose another, such as a few words of your own.`, field],
})

export const wrongCode: Refusals = {
  wrong_code: [401, () => say`This code is incorrect or was already used. Please enter the one your app shows now, or a recovery code.`],
}

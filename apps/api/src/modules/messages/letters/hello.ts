import { say } from '@sojourn/i18n'

// Anyone can ask for some of these mails to any mailbox under any name: what is not plainly a first name is not repeated there.
export const hello = (firstName: string): string => (/^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u.test(firstName) ? say`Hi ${firstName},` : say`Hi,`)

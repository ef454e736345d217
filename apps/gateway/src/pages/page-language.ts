import { chooseLanguage, DEFAULT_LANGUAGE, type LanguageInfo } from '@sojourn/i18n'
import type { Payment } from '../modules/payments/index.ts'

/** What a page is read in: the language its shop asked for (`?locale=`), else that of the payment (`language_code` of its metadata), else the browser's. */
export function pageLanguage(request: Request, offered: readonly LanguageInfo[], payment?: Pick<Payment, 'metadata'>): string {
  const asked = new URL(request.url).searchParams.get('locale')
  const preferred = payment?.metadata.language_code ?? null
  return chooseLanguage({ asked, preferred, accepted: request.headers.get('accept-language') }, offered) ?? DEFAULT_LANGUAGE
}

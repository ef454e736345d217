import { say } from '@sojourn/i18n'
import { type ChangeQuote, type ChangeTarget, changeItem, quoteChange, type Wanted } from './my-bookings-api.ts'

/** The state of changing. Nothing is changed before its price was seen. */
export type ChangeState =
  | { readonly step: 'form'; readonly message: string | null }
  | { readonly step: 'asking' }
  | { readonly step: 'quoted' | 'changing'; readonly wanted: Wanted; readonly quote: ChangeQuote; readonly note: string | null }
  /** `to`: where it is paid; null where it is changed. */
  | { readonly step: 'changed'; readonly to: string | null }

/** Loads what the change would cost or give back. Refused, another one may be asked for. */
export async function askChange(target: ChangeTarget, wanted: Wanted, note: string | null = null): Promise<ChangeState> {
  const answer = await quoteChange(target, wanted)
  return answer.ok ? { step: 'quoted', wanted, quote: answer.data, note } : { step: 'form', message: answer.message }
}

/** Changes it at exactly the amount that was seen. Another one is shown and asked again; without an answer it may be sent again, because it acts once. */
export async function changeAt(target: ChangeTarget, wanted: Wanted, quote: ChangeQuote): Promise<ChangeState> {
  const answer = await changeItem(target, wanted, quote.total)
  if (answer.ok) {
    const { checkoutId, page } = answer.data
    return { step: 'changed', to: checkoutId && page ? `${page}?checkout=${encodeURIComponent(checkoutId)}` : null }
  }
  if (answer.code === 'price_changed') return askChange(target, wanted, say`The amount has changed since you last looked. Please check it before you decide.`)
  if (answer.code === 'offline' || answer.code === 'unreadable') {
    return { step: 'quoted', wanted, quote, note: say`We lost the connection, so we don't know if it was changed. Press again: it can only be changed once.` }
  }
  return { step: 'form', message: answer.message }
}

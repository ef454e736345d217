import { currentLanguage } from '@sojourn/i18n'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useShell } from '../../lib/shell.ts'
import { keepChoice } from './language-currency-api.ts'
import { type Choice, LanguageCurrencyDialog } from './language-currency-dialog.tsx'

/** The page as its address follows the person's own choice: `?lang=` and `?currency=` would override it. */
function withoutChoices(): URL {
  const url = new URL(location.href)
  for (const choice of ['lang', 'currency']) url.searchParams.delete(choice)
  return url
}

function reloadInChosenLanguage(): void {
  const url = withoutChoices()
  location.replace(url)
  // The same address with a mark in it is not reloaded by being replaced.
  if (url.hash) location.reload()
}

/** The modal. When a choice is saved, every price on the page is fetched again; another language is another page. */
export function ChooseLanguageCurrency({ onClose }: { onClose: () => void }) {
  const { currency, currencies, languages } = useShell()
  const language = currentLanguage()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const apply = async (next: Choice) => {
    setBusy(true)
    const isOther = next.language !== language
    const answer = await keepChoice({ preferred_currency: next.currency, ...(isOther && { preferred_language: next.language }) })
    if (answer.ok && isOther) return reloadInChosenLanguage()
    // Another address is loaded anew, the same one asked for again.
    const { search } = withoutChoices()
    if (answer.ok && search !== location.search) await navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true })
    else if (answer.ok) await revalidate()
    setBusy(false)
    setFailure(answer.ok ? null : answer.message)
    if (answer.ok) onClose()
  }
  return <LanguageCurrencyDialog {...{ languages, currencies, busy, failure, onClose }} current={{ language, currency }} onApply={apply} />
}

import { PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts/site-pages'
import { commaText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Shell } from '../../lib/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Search } from '../../ui/icons/search.tsx'
import { Note } from '../../ui/note.tsx'
import { CurrencyList } from './currency-list.tsx'
import { type CurrencyChoice, findCurrencies } from './find-currencies.ts'
import { LanguagePicker } from './language-picker.tsx'

export interface Choice {
  readonly language: string
  readonly currency: string
}

interface LanguageCurrencyDialogProps {
  readonly languages: Shell['languages']
  readonly currencies: readonly CurrencyChoice[]
  readonly current: Choice
  readonly busy: boolean
  readonly failure: string | null
  readonly onApply: (choice: Choice) => void
  readonly onClose: () => void
}

const CHECKOUTS: ReadonlySet<string> = new Set(Object.values<ProductPages>(PRODUCT_PAGES).map(({ checkout }) => checkout))

/** The modal of A2.19. Nothing changes before "Apply". */
export function LanguageCurrencyDialog({ languages, currencies, current, busy, failure, onApply, onClose }: LanguageCurrencyDialogProps) {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState(current.language)
  const [currency, setCurrency] = useState(current.currency)
  const languageName = languages.find(({ code }) => code === language)?.name ?? language
  const currencyName = currencies.find(({ code }) => code === currency)?.name ?? currency
  const { pathname } = useLocation()
  const atCheckout = CHECKOUTS.has(pathname)
  return (
    <Dialog
      open
      title={say`Select your language & currency`}
      lead={
        atCheckout
          ? say`The checkout you have open stays in its currency. You can have it priced in the one you choose.`
          : say`Prices update right away. You'll be charged in the currency you choose.`
      }
      onClose={onClose}
      foot={
        <div className="flex items-center justify-between gap-4">
          <p className="text-small text-ink-2">{commaText([languageName, currencyName])}</p>
          <Button look="filled" busy={busy} className="min-w-35" onClick={() => onApply({ language, currency })}>{say`Apply`}</Button>
        </div>
      }
    >
      {failure && (
        <Note kind="wrong" live className="mb-4">
          {failure}
        </Note>
      )}
      <LanguagePicker languages={languages} chosen={language} onChoose={setLanguage} />
      <Field
        bare
        autoFocus
        type="search"
        label={say`Search currency`}
        placeholder={say`Search currency`}
        lead={<Search size={18} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CurrencyList found={findCurrencies(currencies, text)} chosen={currency} onChoose={setCurrency} />
    </Dialog>
  )
}

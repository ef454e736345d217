import { say } from '@sojourn/i18n'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Shell } from '../../lib/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { CurrencyList } from './currency-list.tsx'
import { type CurrencyChoice, findCurrencies } from './find-currencies.ts'
import { LanguageList } from './language-list.tsx'

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

/** The modal of A2.19. Nothing changes before "Apply". */
export function LanguageCurrencyDialog({ languages, currencies, current, busy, failure, onApply, onClose }: LanguageCurrencyDialogProps) {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState(current.language)
  const [currency, setCurrency] = useState(current.currency)
  const languageName = languages.find(({ code }) => code === language)?.name ?? language
  const currencyName = currencies.find(({ code }) => code === currency)?.name ?? currency
  return (
    <Dialog
      open
      title={say`Select your language & currency`}
      lead={say`Prices update right away. You'll be charged in the currency you choose.`}
      onClose={onClose}
      foot={
        <div className="flex items-center justify-between gap-4">
          <p className="text-small text-ink-2">{`${languageName}, ${currencyName}`}</p>
          <Button look="filled" busy={busy} className="min-w-35" onClick={() => onApply({ language, currency })}>{say`Apply`}</Button>
        </div>
      }
    >
      {failure && (
        <Note kind="wrong" live className="mb-4">
          {failure}
        </Note>
      )}
      <LanguageList languages={languages} chosen={language} onChoose={setLanguage} />
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

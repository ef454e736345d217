import { currentLanguage, say } from '@sojourn/i18n'
import { useState } from 'react'
import { useShell } from '../../lib/shell.ts'
import { classes } from '../../ui/classes.ts'
import { Globe } from '../../ui/icons/globe.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

// Fetched when first opened.
const loadModal = () => import('./choose-language-currency.tsx').then(({ ChooseLanguageCurrency }) => ChooseLanguageCurrency)

/** The button "Language and currency" and its modal. `short` names the currency alone. */
export function LanguageCurrency({ compact = false, short = false }: { compact?: boolean; short?: boolean }) {
  const { currency, languages } = useShell()
  const language = currentLanguage()
  const [open, setOpen] = useState(false)
  const { Part: Modal, fetchPart } = useLazy(loadModal)
  return (
    <>
      <button
        type="button"
        onClick={() => void fetchPart().then(setOpen)}
        className={classes('inline-flex min-h-10 items-center gap-2 text-small font-[560]', compact ? 'px-0' : 'px-1')}
      >
        <span className="sr-only">{say`Language and currency`}</span>
        <Globe aria-hidden size={18} strokeWidth={1.75} />
        <span aria-hidden>
          {!short && (
            <span lang={language} className="max-md:hidden">
              {languages.find(({ code }) => code === language)?.name} ·{' '}
            </span>
          )}
          {currency}
        </span>
      </button>
      {open && Modal && <Modal onClose={() => setOpen(false)} />}
    </>
  )
}

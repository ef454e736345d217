import { say } from '@sojourn/i18n'
import { useState } from 'react'
import type { Shell } from '../../lib/shell.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { findLanguages } from './find-languages.ts'
import { Flag } from './flag.tsx'

interface LanguagePickerProps {
  readonly languages: Shell['languages']
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

/** The languages that are offered, each by its own name with its flag, searched by name or code (B2.11). */
export function LanguagePicker({ languages, chosen, onChoose }: LanguagePickerProps) {
  const nameOf = (code: string) => languages.find((each) => each.code === code)?.name ?? code
  // What is being typed; null shows the chosen one and lists all of them.
  const [typed, setTyped] = useState<string | null>(null)
  const options = findLanguages(languages, typed ?? '').map(({ code, name }) => ({
    id: code,
    label: name,
    lead: <Flag language={code} />,
    shown: <bdi lang={code}>{name}</bdi>,
  }))
  return (
    <div className="mb-4">
      <Combobox
        label={say`Language`}
        name="language"
        text={typed ?? nameOf(chosen)}
        placeholder={nameOf(chosen)}
        empty={say`No languages found`}
        options={options}
        onText={setTyped}
        onOpen={() => setTyped(null)}
        onChoose={({ id }) => {
          setTyped(null)
          onChoose(id)
        }}
      />
    </div>
  )
}

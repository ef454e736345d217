import { say, sayAs } from '@sojourn/i18n'
import { PartyField } from '../../../features/search-form/index.ts'
import { useLazy } from '../../../ui/use-lazy.ts'
import { KINDS } from '../cruise-address.ts'
import { cabinText, guestsText, KIND_WORDS } from '../cruise-words.ts'
import type { GuestsEditorProps } from './guests-editor.tsx'

// Most search for two: the editor is fetched by who opens it.
const loadEditor = () => import('./guests-editor.tsx').then(({ GuestsEditor }) => GuestsEditor)

const WITHOUT_SCRIPTS = [1, 2, 3, 4]

interface GuestsFieldProps extends Pick<GuestsEditorProps, 'party' | 'onChange'> {
  readonly error?: string | undefined
}

/** "Cabin and guests". */
export function GuestsField({ party, error, onChange }: GuestsFieldProps) {
  const { Part: Editor, fetchPart } = useLazy<GuestsEditorProps>(loadEditor)
  const { cabin, adults, children } = party
  return (
    <PartyField
      label={say`Cabin and guests`}
      text={cabinText(cabin, party)}
      error={error}
      editorHeight={300}
      onOpen={fetchPart}
      withoutScripts={
        <>
          {Object.entries({ cabin, adults: String(adults), children: children.join(',') }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <noscript>
            <select name="cabin" aria-label={sayAs('of a ship')`Cabin`} defaultValue={cabin} className="cell-value">
              <option value="">{say`Any cabin`}</option>
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KIND_WORDS[kind]}
                </option>
              ))}
            </select>
            <select name="adults" aria-label={say`Cabin and guests`} defaultValue={String(adults)} className="cell-value">
              {WITHOUT_SCRIPTS.map((count) => (
                <option key={count} value={count}>
                  {guestsText({ adults: count, children: [] })}
                </option>
              ))}
            </select>
          </noscript>
        </>
      }
    >
      {(onDone) => (Editor ? <Editor party={party} onChange={onChange} onDone={onDone} /> : <p role="status">{say`One moment…`}</p>)}
    </PartyField>
  )
}

import { say, sayAs } from '@sojourn/i18n'
import { PartyField } from '../../../features/search-form/index.ts'
import { useLazy } from '../../../ui/use-lazy.ts'
import { CABINS } from '../flight-address.ts'
import { CABIN_WORDS, partyText, travellersText } from '../flight-words.ts'
import type { TravellersEditorProps } from './travellers-editor.tsx'

// Most search for one or two: the editor is fetched by who opens it.
const loadEditor = () => import('./travellers-editor.tsx').then(({ TravellersEditor }) => TravellersEditor)

const WITHOUT_SCRIPTS = [1, 2, 3, 4, 5, 6]

interface TravellersFieldProps extends Pick<TravellersEditorProps, 'flying' | 'onChange'> {
  readonly error?: string | undefined
}

/** "Travellers and cabin". */
export function TravellersField({ flying, error, onChange }: TravellersFieldProps) {
  const { Part: Editor, fetchPart } = useLazy<TravellersEditorProps>(loadEditor)
  const { adults, children, infants, cabin, nearby } = flying
  return (
    <PartyField
      label={say`Travellers and cabin`}
      text={partyText(flying)}
      error={error}
      editorHeight={360}
      onOpen={fetchPart}
      withoutScripts={
        <>
          {Object.entries({ cabin, adults, children, infants, nearby: nearby ? 1 : 0 }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <noscript>
            <select name="adults" aria-label={say`Travellers and cabin`} defaultValue={String(adults || 1)} className="cell-value">
              {WITHOUT_SCRIPTS.map((count) => (
                <option key={count} value={count}>
                  {travellersText({ adults: count, children: 0, infants: 0 })}
                </option>
              ))}
            </select>
            <select name="cabin" aria-label={sayAs('of a plane')`Cabin`} defaultValue={cabin} className="cell-value">
              {CABINS.map((each) => (
                <option key={each} value={each}>
                  {CABIN_WORDS[each]}
                </option>
              ))}
            </select>
          </noscript>
        </>
      }
    >
      {(onDone) => (Editor ? <Editor flying={flying} onChange={onChange} onDone={onDone} /> : <p role="status">{say`One moment…`}</p>)}
    </PartyField>
  )
}

import { say } from '@sojourn/i18n'
import { PartyField } from '../../../features/search-form/index.ts'
import { useLazy } from '../../../ui/use-lazy.ts'
import { partyText, printPeople, USUAL } from '../transfer-address.ts'
import type { PeopleEditorProps } from './people-editor.tsx'

// Most searches are for two: the editor is fetched by who opens it.
const loadEditor = () => import('./people-editor.tsx').then(({ PeopleEditor }) => PeopleEditor)

const WITHOUT_SCRIPTS = [1, 2, 3, 4, 5, 6, 8, 12, 16].map((adults) => ({ ...USUAL, adults, bags: adults }))

interface PeopleFieldProps extends Pick<PeopleEditorProps, 'party' | 'domestic' | 'onChange'> {
  readonly error?: string | undefined
}

/** "People and bags". */
export function PeopleField({ party, domestic, error, onChange }: PeopleFieldProps) {
  const { Part: PeopleEditor, fetchPart } = useLazy<PeopleEditorProps>(loadEditor)
  return (
    <PartyField
      label={say`People and bags`}
      text={partyText(party)}
      error={error}
      editorHeight={320}
      onOpen={fetchPart}
      withoutScripts={
        <>
          <input type="hidden" name="people" value={printPeople(party)} />
          <input type="hidden" name="bags" value={party.bags} />
          <noscript>
            <select name="people" aria-label={say`People and bags`} defaultValue="2" className="cell-value">
              {WITHOUT_SCRIPTS.map((each) => (
                <option key={each.adults} value={printPeople(each)}>
                  {partyText(each)}
                </option>
              ))}
            </select>
          </noscript>
        </>
      }
    >
      {(onDone) =>
        PeopleEditor ? <PeopleEditor party={party} domestic={domestic} onChange={onChange} onDone={onDone} /> : <p role="status">{say`One moment…`}</p>
      }
    </PartyField>
  )
}

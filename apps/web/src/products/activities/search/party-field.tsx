import { say } from '@sojourn/i18n'
import { PartyField as Shell } from '../../../features/search-form/index.ts'
import type { Party } from '../activity-address.ts'
import { partyText } from '../activity-words.ts'
import { PartyEditor } from './party-editor.tsx'

interface PartyFieldProps {
  readonly party: Party
  readonly error?: string | undefined
  readonly onChange: (party: Party) => void
}

const WITHOUT_SCRIPTS = [1, 2, 3, 4, 5, 6]

/** "Who is coming". */
export function PartyField({ party, error, onChange }: PartyFieldProps) {
  return (
    <Shell
      label={say`Who is coming`}
      text={partyText(party)}
      error={error}
      editorHeight={260}
      withoutScripts={
        <noscript>
          <select name="adults" aria-label={say`Who is coming`} defaultValue={String(party.adults)} className="cell-value">
            {WITHOUT_SCRIPTS.map((adults) => (
              <option key={adults} value={adults}>
                {partyText({ adults, seniors: 0, children: [] })}
              </option>
            ))}
          </select>
        </noscript>
      }
    >
      {(onDone) => <PartyEditor party={party} onChange={onChange} onDone={onDone} />}
    </Shell>
  )
}

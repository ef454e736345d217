import { PartyField as Shell } from '../../../features/search-form/index.ts'
import { partyText } from '../stay-address.ts'
import { useStayProduct } from '../stay-product.ts'
import { type Party, printRooms } from '../stay-query.ts'
import { PartyEditor } from './party-editor.tsx'

interface PartyFieldProps {
  readonly rooms: readonly Party[]
  readonly error?: string
  readonly onChange: (rooms: readonly Party[]) => void
}

const WITHOUT_SCRIPTS: readonly (readonly Party[])[] = [1, 2, 3, 4].map((adults) => [{ adults, children: [] }])

/** "Rooms and guests". */
export function PartyField({ rooms, error, onChange }: PartyFieldProps) {
  const { unit, words } = useStayProduct()
  return (
    <Shell
      label={words.party}
      text={partyText(rooms, unit)}
      error={error}
      editorHeight={260}
      withoutScripts={
        <>
          <input type="hidden" name="rooms" value={printRooms(rooms)} />
          <noscript>
            <select name="rooms" aria-label={words.party} defaultValue="2" className="cell-value">
              {WITHOUT_SCRIPTS.map((party) => (
                <option key={printRooms(party)} value={printRooms(party)}>
                  {partyText(party, unit)}
                </option>
              ))}
            </select>
          </noscript>
        </>
      }
    >
      {(onDone) => <PartyEditor rooms={rooms} onChange={onChange} onDone={onDone} />}
    </Shell>
  )
}

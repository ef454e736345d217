import { say } from '@sojourn/i18n'
import { RoomsEditor, PartyField as Shell } from '../../../features/search-form/index.ts'
import { type Party, partyText, printRooms } from '../../../lib/rooms.ts'
import { useStayProduct } from '../stay-product.ts'

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
      {(onDone) => <RoomsEditor unit={unit} addText={unit === 'home' ? say`Add a home` : say`Add a room`} rooms={rooms} onChange={onChange} onDone={onDone} />}
    </Shell>
  )
}

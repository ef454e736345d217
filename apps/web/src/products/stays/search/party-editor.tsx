import { say } from '@sojourn/i18n'
import { Button } from '../../../ui/button.tsx'
import { LIMITS } from '../stay-address.ts'
import { useStayProduct } from '../stay-product.ts'
import type { Party } from '../stay-query.ts'
import { addRoom } from './party.ts'
import { RoomEditor } from './room-editor.tsx'

interface PartyEditorProps {
  readonly rooms: readonly Party[]
  readonly onChange: (rooms: readonly Party[]) => void
  readonly onDone: () => void
}

/** The rooms, or homes, and who sleeps in them. */
export function PartyEditor({ rooms, onChange, onDone }: PartyEditorProps) {
  const { unit } = useStayProduct()
  return (
    <>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
        <RoomEditor key={index} rooms={rooms} index={index} room={room} onChange={onChange} />
      ))}
      <div className="mt-3 flex items-center justify-between gap-3">
        <Button look="underlined" disabled={rooms.length >= LIMITS.rooms} onClick={() => onChange(addRoom(rooms))}>
          {unit === 'home' ? say`Add a home` : say`Add a room`}
        </Button>
        <Button look="ink" size="small" onClick={onDone}>{say`Done`}</Button>
      </div>
    </>
  )
}

import { say } from '@sojourn/i18n'
import { addRoom, type Party, ROOM_LIMITS } from '../../../lib/rooms.ts'
import { Button } from '../../../ui/button.tsx'
import { RoomEditor } from './room-editor.tsx'

export interface RoomsEditorProps {
  /** What people sleep in. */
  readonly unit: 'room' | 'home'
  /** On the button for one more. */
  readonly addText: string
  readonly rooms: readonly Party[]
  readonly onChange: (rooms: readonly Party[]) => void
  readonly onDone: () => void
}

/** The rooms, or homes, and who sleeps in them. */
export function RoomsEditor({ unit, addText, rooms, onChange, onDone }: RoomsEditorProps) {
  return (
    <>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
        <RoomEditor key={index} unit={unit} rooms={rooms} index={index} room={room} onChange={onChange} />
      ))}
      <div className="mt-3 flex items-center justify-between gap-3">
        <Button look="underlined" disabled={rooms.length >= ROOM_LIMITS.rooms} onClick={() => onChange(addRoom(rooms))}>
          {addText}
        </Button>
        <Button look="ink" size="small" onClick={onDone}>{say`Done`}</Button>
      </div>
    </>
  )
}

import { say } from '@sojourn/i18n'
import { type Party, ROOM_LIMITS, removeRoom, setAdults, setAge, setChildren } from '../../../lib/rooms.ts'
import { Select } from '../../../ui/select.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

const AGES = Array.from({ length: ROOM_LIMITS.childAge + 1 }, (_, age) => ({ value: String(age), label: age === 0 ? say`Under 1` : String(age) }))

/** What is said of one room, or home, by its number, to who cannot see in which of them a button is. */
const ROOM_WORDS = {
  room: (at: number) => ({
    title: say`Room ${at}`,
    adults: { name: say`Adults, room ${at}`, fewer: say`Fewer adults, room ${at}`, more: say`More adults, room ${at}` },
    children: { name: say`Children, room ${at}`, fewer: say`Fewer children, room ${at}`, more: say`More children, room ${at}` },
  }),
  home: (at: number) => ({
    title: say`Home ${at}`,
    adults: { name: say`Adults, home ${at}`, fewer: say`Fewer adults, home ${at}`, more: say`More adults, home ${at}` },
    children: { name: say`Children, home ${at}`, fewer: say`Fewer children, home ${at}`, more: say`More children, home ${at}` },
  }),
} as const

interface RoomEditorProps {
  readonly unit: 'room' | 'home'
  readonly rooms: readonly Party[]
  readonly index: number
  readonly room: Party
  readonly onChange: (rooms: readonly Party[]) => void
}

/** The people of one room, or home. Ages are asked because prices and beds depend on them. */
export function RoomEditor({ unit, rooms, index, room, onChange }: RoomEditorProps) {
  const words = ROOM_WORDS[unit](index + 1)
  return (
    <section aria-label={words.title} className="border-b border-rule pb-3 not-first:pt-3">
      <p className="flex justify-between text-caption font-[580] text-ink-2">
        {words.title}
        {rooms.length > 1 && <button type="button" className="link" onClick={() => onChange(removeRoom(rooms, index))}>{say`Remove`}</button>}
      </p>
      <Stepper
        label={say`Adults`}
        words={words.adults}
        value={room.adults}
        min={1}
        max={ROOM_LIMITS.adults}
        onChange={(adults) => onChange(setAdults(rooms, index, adults))}
      />
      <Stepper
        label={say`Children`}
        words={words.children}
        value={room.children.length}
        min={0}
        max={ROOM_LIMITS.children}
        onChange={(count) => onChange(setChildren(rooms, index, count))}
      />
      {room.children.length > 0 && (
        <div className="mt-2 grid grid-cols-2 gap-3">
          {room.children.map((age, child) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
              key={child}
              label={say`Age of child ${child + 1}`}
              value={String(age)}
              options={AGES}
              onChange={(event) => onChange(setAge(rooms, index, child, Number(event.target.value)))}
            />
          ))}
        </div>
      )}
    </section>
  )
}

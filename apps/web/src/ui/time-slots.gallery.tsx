import { TimeSlots } from './time-slots.tsx'

/** Times of a table or a tour as they are chosen from. */
export const states = {
  'free and full': () => (
    <TimeSlots
      label="Times for a table"
      slots={[
        { time: '19:00', to: '?time=19:00' },
        { time: '19:30', to: '?time=19:30', chosen: true },
        { time: '20:15', to: '?time=20:15' },
        { time: '20:30', to: null },
      ]}
      more={{ to: '?all', text: 'More' }}
    />
  ),
  'with prices': () => (
    <TimeSlots
      stays
      label="Times of the tour"
      slots={[
        { time: '09:00', price: '$46.00', to: '?time=09:00' },
        { time: '14:00', price: '$52.00', to: '?time=14:00', chosen: true },
        { time: '16:30', price: '$46.00', to: null },
      ]}
    />
  ),
  'full, with a waiting list': () => (
    <TimeSlots
      label="Times for a table"
      slots={[
        { time: '20:00', to: '?time=20:00', isFull: true, chosen: true },
        { time: '20:30', to: '?time=20:30', isFull: true },
      ]}
    />
  ),
  'all full': () => <TimeSlots label="Times for a table" slots={['19:00', '19:30', '20:00', '20:30', '21:00'].map((time) => ({ time, to: null }))} />,
}

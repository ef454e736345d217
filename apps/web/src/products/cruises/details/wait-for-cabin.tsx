import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { JoinWaitingList } from '../../../features/waiting-list/index.ts'
import { Select } from '../../../ui/select.tsx'
import type { OfferedGrade } from '../cruises-api.ts'

export interface WaitForCabinProps {
  readonly sailingId: string
  readonly guests: readonly number[]
  /** Those of which no cabin is left. */
  readonly gone: readonly OfferedGrade[]
  readonly currency: string
}

/** The waiting list of a grade that is all taken: the next cabin of it that comes free is held for who waits longest. */
export function WaitForCabin({ sailingId, guests, gone, currency }: WaitForCabinProps) {
  const [code, setCode] = useState(gone[0]?.grade ?? '')
  return (
    <section className="mt-6 grid max-w-[34rem] gap-3">
      <Select
        label={say`Grade that is all taken`}
        value={code}
        options={gone.map(({ grade, name }) => ({ value: grade, label: name }))}
        onChange={({ target }) => setCode(target.value)}
      />
      <JoinWaitingList key={code} wanted={{ product: 'CRU', fields: { sailing_id: sailingId, grade: code, guests: [...guests] }, currency }} />
    </section>
  )
}

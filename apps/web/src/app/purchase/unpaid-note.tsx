import { bookingPage } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useLazy } from '../../ui/use-lazy.ts'

const loadDialog = () => import('../../features/my-bookings/index.ts').then((found) => found.GiveUpDialog)

/** That a booking was made and is not paid: it is paid below, in this way or another, or abandoned (C2.1). */
export function UnpaidNote({ bookingId }: { bookingId: string }) {
  const navigate = useNavigate()
  const toast = useToast()
  const { Part: GiveUpDialog, fetchPart } = useLazy(loadDialog)
  const [isAsking, setAsking] = useState(false)
  const givenUp = () => {
    setAsking(false)
    toast(say`You gave up this booking. Nothing was charged.`)
    void navigate(bookingPage(bookingId), { replace: true })
  }
  return (
    <>
      <Note
        kind="care"
        className="mt-4"
        action={<Button size="small" className="min-h-11" onClick={() => void fetchPart().then(setAsking)}>{say`Give up this booking`}</Button>}
      >{say`This booking isn't paid yet. Continue paying below: you can still change how you pay.`}</Note>
      {isAsking && GiveUpDialog && <GiveUpDialog bookingId={bookingId} onClose={() => setAsking(false)} onGivenUp={givenUp} />}
    </>
  )
}

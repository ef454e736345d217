import { say } from '@sojourn/i18n'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { claimGift, type StoredCard } from './wallet-api.ts'

interface ClaimProps {
  /** As it is in the address of the mail; empty where it is to be typed. */
  readonly code: string
  readonly onClose: () => void
  readonly onClaimed: (card: StoredCard) => void
  readonly onSignedOut: () => void
}

/** Asks for the code of a gift. An address alone claims nothing: the button does. */
export function ClaimDialog({ code, onClose, onClaimed, onSignedOut }: ClaimProps) {
  const [typed, setTyped] = useState(code)
  const [problem, setProblem] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const claim = async (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    if (!typed.trim()) return setProblem(say`Enter the code from your email.`)
    setWorking(true)
    const answer = await claimGift(typed)
    setWorking(false)
    if (answer.ok) return onClaimed(answer.data.card)
    if (answer.status === 401) return onSignedOut()
    setProblem(answer.message)
  }
  return <ClaimView {...{ typed, problem, working, onClose }} onType={setTyped} onClaim={(event) => void claim(event)} />
}

interface ViewProps {
  readonly typed: string
  readonly problem: string | null
  readonly working: boolean
  readonly onType: (text: string) => void
  readonly onClaim: (event: FormEvent) => void
  readonly onClose: () => void
}

export function ClaimView({ typed, problem, working, onType, onClaim, onClose }: ViewProps) {
  return (
    <Dialog open title={say`Claim a gift`} width="narrow" lead={say`We'll add its value to this wallet. A code works only once.`} onClose={onClose}>
      <form method="dialog" noValidate onSubmit={onClaim}>
        <Field
          label={say`Gift code`}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7KM4-92XC-22AB-QRST"
          limit={60}
          value={typed}
          error={problem}
          onChange={(event) => onType(event.target.value)}
        />
        <Button look="filled" wide type="submit" className="mt-5" busy={working}>{say`Add to wallet`}</Button>
      </form>
    </Dialog>
  )
}

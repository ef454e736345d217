import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import type { BoxStep } from '../tenders-state.ts'

interface RowProps {
  readonly step: BoxStep
  /** Another box is being changed: this one waits. */
  readonly waits: boolean
  readonly onClick: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** The field of a box and its button, which applies what is typed and takes it off again. */
export function ApplyRow({ step, waits, onClick, children, className }: RowProps) {
  const isHeld = step === 'applied' || step === 'removing'
  return (
    <form
      method="dialog"
      noValidate
      className={classes('flex gap-2.5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        onClick()
      }}
    >
      {children}
      <Button type="submit" look={isHeld ? 'hairline' : 'ink'} busy={waits || step === 'applying' || step === 'removing'} className="w-26 shrink-0 px-2">
        {isHeld ? say`Unapply` : say`Apply`}
      </Button>
    </form>
  )
}

/** Whether the value in the field of a box is held, or being sent: then it cannot be edited. */
export const isFixed = (step: BoxStep): boolean => step === 'applied' || step === 'applying' || step === 'removing'

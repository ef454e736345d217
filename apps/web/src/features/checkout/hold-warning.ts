import { say } from '@sojourn/i18n'

/** In place of how long it is held. */
export const overText = (): string => say`Time has run out. If you haven't paid, nothing was charged.`

/** Announced twice: when it becomes urgent, and when it is over. In between the text does not change, so that nothing is repeated. */
export function warningOf(left: number, renewable: boolean, isHeld: boolean): string {
  if (left === 0) {
    return isHeld
      ? say`Your hold has ended. If you haven't paid, nothing was charged.`
      : say`The time to pay has ended. If you haven't paid, nothing was charged.`
  }
  if (!isHeld) return say`Less than two minutes left to pay.`
  return renewable ? say`Less than two minutes left on your hold. You can hold it longer.` : say`Less than two minutes left on your hold.`
}

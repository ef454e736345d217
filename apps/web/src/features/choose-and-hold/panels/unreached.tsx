import { say } from '@sojourn/i18n'
/** Shown next to the button of a choice where neither the answer nor the panels could be fetched. */
export const Unreached = () => (
  <p
    role="alert"
    className="mt-3 text-small font-[540] text-stop"
  >{say`We lost the connection, and nothing was charged. Try again when you're back online; it won't be held twice.`}</p>
)

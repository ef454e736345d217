import { ArrowLeftRight } from '../../ui/icons/arrow-left-right.tsx'

/** Between two places of a form: each takes the place of the other. It stands on the line between their cells. */
export function SwapPlaces({ label, onSwap }: { label: string; onSwap: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} className="swap-places with-script" onClick={onSwap}>
      <ArrowLeftRight aria-hidden size={18} />
    </button>
  )
}

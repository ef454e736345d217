import { say } from '@sojourn/i18n'
import { Check } from '../../../ui/icons/check.tsx'
import { useLanding } from '../../../ui/use-landing.ts'

/** That it worked, where the payment was. */
export function BoughtNote({ isDebt }: { isDebt: boolean }) {
  const place = useLanding<HTMLDivElement>(true)
  return (
    <div ref={place} tabIndex={-1} role="status" className="mt-9 border-s-3 border-sea bg-sea-tint px-4 py-4 outline-none">
      <p className="flex items-center gap-2 text-body font-[640] text-sea">
        <Check aria-hidden size={18} />
        {isDebt ? say`Thank you, your payment is complete` : say`Your membership is confirmed`}
      </p>
      <p className="mt-1 text-small">{say`We've emailed your receipt. This page will reload in a moment.`}</p>
    </div>
  )
}

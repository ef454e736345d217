import { say } from '@sojourn/i18n'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TenderBox } from './tender-box.tsx'

const BOXES = [
  {
    title: say`Have a Coupon Code?`,
    guest: say`Sign in to use coupons. We'll keep what you've entered.`,
    use: say`Use a coupon`,
    height: 'h-30',
  },
  {
    title: say`Use Your Cash Card(S)?`,
    guest: say`Sign in to use cash cards. We'll keep what you've entered.`,
    use: say`Use cash cards`,
    height: 'h-18',
  },
  {
    title: say`Use your points?`,
    guest: say`Sign in to use points. We'll keep what you've entered.`,
    use: say`Use points`,
    height: 'h-44 md:h-25.5',
  },
] as const

/** The boxes for people without tenders: a guest is invited to sign in, a demo account reads that it cannot buy. Or their skeleton, while they are fetched. */
export function ClosedBoxes({ isDemo = false, onUse }: { isDemo?: boolean; onUse: ((title: string) => void) | null }) {
  return BOXES.map(({ title, guest, use, height }) => (
    <TenderBox key={title} title={title}>
      {onUse ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-small text-ink-2">{isDemo ? say`Not available in demo accounts.` : guest}</p>
          <Button size="small" className="min-h-11" onClick={() => onUse(title)}>
            {use}
          </Button>
        </div>
      ) : (
        <Skeleton className={height} />
      )}
    </TenderBox>
  ))
}

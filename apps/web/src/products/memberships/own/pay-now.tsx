import { checkoutPage, PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { openCheckout } from '../memberships-api.ts'

/** The way to pay by hand the next term of a plan, with all that is owed, or, where `planId` is null, what is owed alone. */
export function PayNow({ planId, ...look }: { readonly planId: string | null } & Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'>) {
  const [working, setWorking] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()
  const pay = async () => {
    setWorking(true)
    const answer = await openCheckout(planId)
    setWorking(false)
    if (answer.ok) void navigate(checkoutPage(PRODUCT_PAGES.SUB, answer.data.checkoutId))
    else toast(answer.message, 5000, 'wrong')
  }
  return <Button {...look} busy={working} onClick={() => void pay()}>{say`Pay now`}</Button>
}

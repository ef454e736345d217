import { PRODUCT_PAGES, type WalletOffer } from '@sojourn/contracts'
import type { Tx } from '@sojourn/kernel'
import type { Messages } from '../../modules/messages/index.ts'
import type { BoughtItem } from '../../sale/product.ts'
import type { Gifts } from './create-gifts.ts'
import { giftReceived } from './letters.ts'

/** To the receiver of a gift. The code is made here: it is in that mail and nowhere else. A second call changes nothing. */
export async function sendGift(
  { gifts, post }: { gifts: Gifts; post: Pick<Messages, 'send'> },
  tx: Tx,
  item: BoughtItem<WalletOffer>,
  origin: string,
): Promise<void> {
  const { orgId, bookingId, holdRef: giftId, userId: giverId, details, quote, travellers } = item
  const { gift } = details
  if (!gift) return
  const wrapped = await gifts.wrap(tx, { orgId, giftId, bookingId, giverId, to: gift, value: quote.total })
  if (!wrapped) return
  const [giver] = travellers
  await post.send(tx, {
    orgId,
    key: `gift:${giftId}`,
    to: gift.email,
    ...giftReceived.of({
      from: `${giver?.first_name ?? ''} ${giver?.last_name ?? ''}`.trim(),
      name: gift.name,
      message: gift.message,
      amount: quote.total,
      code: wrapped.code,
      link: `${origin}${PRODUCT_PAGES.WLT.landing}?claim=${wrapped.code}`,
    }),
  })
}

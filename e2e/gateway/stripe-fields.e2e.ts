import { freePorts } from '../../tools/process/free-ports.ts'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { demoWorld } from '../harness/demo-world.ts'
import { expect, test } from '../harness/test.ts'
import { openShop, pay, told } from './cross-site.ts'
import { playStripe } from './stripe-double.ts'

const NUMBER = '4242 4242 4242 4242'
let server: SpawnedServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const [port, gatewayPort] = await freePorts(2)
  const names = { PUBLIC_URL: `http://shop.localhost:${port}`, GATEWAY_URL: `http://pay.localhost:${gatewayPort}` }
  const keys = { STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_PUBLISHABLE_KEY: 'pk_test_double', STRIPE_WEBHOOK_SECRET: 'whsec_double' }
  server = await spawnServer({ dataDir: await demoWorld(), isBrief: true, env: { PORT: `${port}`, GATEWAY_PORT: `${gatewayPort}`, ...names, ...keys } })
})
test.afterAll(() => server.stop())

const atStripe = 'Card at Stripe'

test('[B7.12] where Stripe takes the card one field asks for all of it, the others fold away, and its name for the card pays', async ({ page }) => {
  const { bodies } = await playStripe(page)
  await openShop(page, server)
  expect(await told(page, 'ready')).toMatchObject({ whole: true })
  for (const title of ['Expiry date', 'Security code']) await expect(page.locator(`iframe[title="${title}"]`)).toBeHidden()
  const card = page.frameLocator('iframe[title="Card number"]').getByLabel(atStripe)
  await expect(card).toHaveCSS('color', 'rgb(23, 40, 58)')
  await page.getByRole('button', { name: 'Night' }).click()
  await expect(card).toHaveCSS('color', 'rgb(244, 235, 220)')
  await pay(page)
  expect(await told(page, 'pay')).toMatchObject({ status: 'invalid', fields: [{ kind: 'number' }] })
  await card.fill('4000 0000 0000 0002')
  await pay(page)
  expect(await told(page, 'pay', 2)).toMatchObject({ status: 'declined', declineCode: 'generic_decline' })
  expect(bodies).toEqual([])
  await card.fill(NUMBER)
  await pay(page)
  expect(await told(page, 'pay', 3)).toMatchObject({ status: 'succeeded' })
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ provider_method: 'pm_at_stripe_12', name: 'Nora Andrade', save: false, return_origin: server.url })
  expect(bodies.join().replaceAll(/localhost:\d+/g, '')).not.toContain('4242')
})

test('[B4.8] the hosted page asks by the same element', async ({ page }) => {
  const { bodies } = await playStripe(page)
  await openShop(page, server)
  await page.getByRole('button', { name: 'Hosted page as a redirect' }).click()
  await page.waitForURL('**/pay/**')
  await page.getByLabel('Name on card').fill('Nora Andrade')
  await page.getByLabel(atStripe).fill(NUMBER)
  await page.getByRole('button', { name: 'Pay $1' }).click()
  await page.waitForURL(`${server.url}/dev/card-sdk`)
  expect(bodies.join()).toContain('"provider_method":"pm_at_stripe_12"')
  expect(bodies.join().replaceAll(/localhost:\d+/g, '')).not.toContain('4242')
})

import { PlainError, runScript } from './plain-error.ts'
import { builtServer } from './server-build/build-server.ts'

// `npm run operator -- me@example.com` makes the first operator of an installation without demo data.
await runScript(async () => {
  const [email] = process.argv.slice(2)
  if (!email?.includes('@')) throw new PlainError('name the e-mail of the operator: npm run operator -- me@example.com')
  const { createSystem } = await (await builtServer()).load('create-system')
  const system = await createSystem(process.env)
  try {
    const { link } = await system.makeOperator(email)
    console.log(`${email} is an operator. The password is set, once and within a day, at ${link}`)
  } finally {
    await system.close()
  }
})

import { storedCart } from '../../../src/model/cart/cart.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertRefused, readAnswer, readLoosely } from '../http/read.ts'
import type { Visit } from '../visit.ts'
import { nonsense } from './lists.ts'

const path = '/api/carts'
const content = (guid: string) => JSON.stringify({ guid, products: [], expiry: 4_000_000_000, note: 'Žąsis 💥' })

/** A separate visitor saves a cart, which nobody else must see. */
async function saveCart(visit: Visit) {
  visit.leave('the saved cart of a visitor')
  const [client, data] = [visit.newVisitor(), content(`cart-${crypto.randomUUID()}`)]
  const answer = await client.post(path, { active: true, data })
  answer.assert(answer.isOk, 'status 200')
  return { client, data }
}

const carts: Capability = {
  id: 'stored-carts',
  title: 'Carts stored on the server',
  tags: ['cart', 'side-cart', 'account'],
  checks: [
    essential('a visitor without a cart gets an empty answer', async (visit) => {
      const answer = await visit.newVisitor().get(path, { active: true })
      if (answer.status !== 204 && answer.status !== 401) readAnswer(answer, storedCart, 'an empty object')
    }),
    check('a saved cart comes back as it was', async (visit) => {
      const { client, data } = await saveCart(visit)
      const answer = await client.get(path, { active: true })
      const found = readAnswer(answer, storedCart, 'the cart')
      answer.assert(found.data === data, 'the text that was saved')
      const second = content('second')
      await client.post(path, { active: true, data: second })
      const again = await client.get(path, { active: true })
      again.assert(readLoosely(again, storedCart, 'the cart').data === second, 'the text that was saved last')
    }),
    check('a cart is found by its id, by nobody else', async (visit) => {
      const { client } = await saveCart(visit)
      const { id } = readLoosely(await client.get(path, { active: true }), storedCart, 'the cart')
      const own = await client.get(`${path}/${id}`)
      own.assert(readAnswer(own, storedCart, 'the cart').id === id, `the cart ${id}`)
      assertRefused(await visit.newVisitor().get(`${path}/${id}`), 401, 403, 404)
    }),
    check('an unknown cart is refused', async ({ visitor }) => assertRefused(await visitor.get(`${path}/${nonsense}`), 401, 404)),
    check('malformed carts are refused', async (visit) => {
      const client = visit.newVisitor()
      for (const body of [{}, { active: true }, { active: true, data: 5 }, { active: true, data: '{' }])
        assertRefused(await client.post(path, body), 400, 401, 422)
    }),
  ],
}

export const storedCartCapabilities = [carts]

import { type RequestHandler, Router } from 'express'
import { answerQuery } from '../../shared/calculators/load-calculator.ts'
import { type CalculatorField, readFields } from '../../shared/calculators/read-fields.ts'
import type { Values } from '../../shared/calculators/sheets.ts'
import type { CalculatorDocument } from '../../shared/content/library.ts'
import { fileTypes } from '../../shared/values/file-types.ts'
import { toSlug } from '../../shared/values/slug.ts'
import { type FieldError, type Problem, sendProblem } from '../http/problem.ts'
import { answerRefusedWork } from '../http/refused-work.ts'
import type { RenderedPage } from '../pages/encoded-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from './services.ts'

type Dependencies = Pick<Services, 'config' | 'library' | 'pages' | 'limitWork' | 'securityHeaders'>

/** `/calculators/{id}.xlsx`: a calculator as a spreadsheet, with the fields of the query and the article's numbers for the rest. */
export function calculatorRoutes(services: Dependencies): RequestHandler {
  const { library, pages, limitWork } = services
  const router = Router()
  router.get('/calculators/:id.xlsx', async (request, response, next) => {
    const { id } = request.params
    if (!(await library.read('calculators')).some(calculator => calculator.id === id)) return next()
    const content = await library.read(`calculators/${id}`)
    const words = await library.read('pages/calculator')
    const query = new URLSearchParams(response.locals.address.search)
    const { fields, values } = readFields(content, words, query)
    if (values === undefined) return sendProblem(response, toProblem(fields))
    // Any spelling of the same values is one file, and one with the article's own values has no query.
    const changed = toQuery(content, values)
    const path = `/calculators/${id}.xlsx`
    const url = changed.size === 0 ? path : `${path}?${changed}`
    const write = () => writeCalculator(services, content, changed)
    try {
      const shown = await pages.loadText(url, write, work => limitWork(request, response, work))
      response.locals.isCacheHit = shown.isHit
      sendPage(request, response, shown)
    } catch (error) {
      if (!(error instanceof WrongFieldsError)) throw error
      sendProblem(response, toProblem(error.fields))
    }
  })
  router.use('/calculators', answerRefusedWork)
  return router
}

/** Thrown instead of a spreadsheet when fields contradict each other, which only the limited computation finds. */
class WrongFieldsError extends Error {
  readonly fields: readonly CalculatorField[]

  constructor(fields: readonly CalculatorField[]) {
    super('wrong fields')
    this.name = 'WrongFieldsError'
    this.fields = fields
  }
}

function toProblem(fields: readonly CalculatorField[]): Problem<FieldError> {
  const errors = fields.flatMap(({ name: field, error: message }) =>
    message === undefined ? [] : [{ field, code: 'invalid', message }],
  )
  return { status: 422, code: 'invalid_fields', detail: 'Some fields are wrong; see errors.', errors }
}

/** The values that are not the article's. */
function toQuery({ fields }: CalculatorDocument, values: Values): URLSearchParams {
  const changed = fields.filter(({ name, initial }) => values[name] !== initial)
  return new URLSearchParams(Object.fromEntries(changed.map(({ name }) => [name, String(values[name])])))
}

/** The same values give the same bytes until the content changes. */
async function writeCalculator(
  { config, library, securityHeaders }: Dependencies,
  content: CalculatorDocument,
  query: URLSearchParams,
): Promise<RenderedPage> {
  const { site, sample } = library.siteData
  const words = await library.read('pages/calculator')
  const { fields, values, computed, answer } = answerQuery(content, words, query)
  if (values === undefined) throw new WrongFieldsError(fields)
  const { results } = computed
  // What writes spreadsheets is loaded with the first.
  const [{ toCalculatorWorkbook }, { writeWorkbook }] = await Promise.all([
    import('../spreadsheets/calculator-workbook.ts'),
    import('../spreadsheets/write-workbook.ts'),
  ])
  const workbook = toCalculatorWorkbook(content, words, { values, results, answer, publicUrl: config.PUBLIC_URL })
  const bytes = await writeWorkbook(workbook, { company: site.name, sample: sample?.footer })
  const headers = [
    ...securityHeaders.flat(),
    ...['Content-Disposition', `attachment; filename=${toSlug(site.name)}-${content.id}.xlsx`],
    ...['Cache-Control', 'public, max-age=3600'],
  ]
  const route = '/calculators/*'
  return { bytes: Buffer.from(bytes), isBinary: true, type: fileTypes.xlsx, status: 200, route, headers }
}

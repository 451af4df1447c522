import { type RequestHandler, Router } from 'express'
import { loadCalculator, readFields } from '../../shared/calculators/load-calculator.ts'
import { models } from '../../shared/calculators/models.ts'
import { toSlug } from '../../shared/slug.ts'
import { sendProblem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { toCalculatorWorkbook } from '../spreadsheets/calculator-workbook.ts'
import { writeWorkbook } from '../spreadsheets/write-workbook.ts'

/** `/calculators/{id}.xlsx`: a calculator as a spreadsheet, with the fields of the query and the piece's numbers for the rest. */
export function calculatorRoutes({ config, library }: Pick<Services, 'config' | 'library'>): RequestHandler {
  const { site, sample } = library.siteData
  const router = Router()
  router.get('/calculators/:id.xlsx', async (request, response, next) => {
    const { id } = request.params
    if (!Object.hasOwn(models, id)) return next()
    const content = await library.read(`calculators/${id}`)
    const words = await library.read('pages/calculator')
    const query = new URLSearchParams(response.locals.address.search)
    const { fields, values } = readFields(content, words, query)
    const { answer } = loadCalculator(content, words, query)
    if (values === undefined || answer === undefined) {
      const errors = fields.flatMap(({ name: field, error: message }) =>
        message === undefined ? [] : [{ field, code: 'invalid', message }],
      )
      const detail = 'Some fields are wrong; see errors.'
      return sendProblem(response, { status: 422, code: 'invalid_fields', detail, errors })
    }
    const workbook = toCalculatorWorkbook(content, words, { values, answer, publicUrl: config.PUBLIC_URL })
    const bytes = await writeWorkbook(workbook, { company: site.name, sample: sample?.footer })
    // The same query gives the same bytes until the content changes, as with files; Express adds the ETag.
    response.attachment(`${toSlug(site.name)}-${id}.xlsx`).set('Cache-Control', 'public, max-age=3600')
    response.send(Buffer.from(bytes))
  })
  return router
}

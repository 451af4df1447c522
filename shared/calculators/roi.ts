import { defineModel } from './model.ts'

/** Return on an assistant that saves hours: content/papers/measuring-roi-enterprise-generative-ai.md, sections 3 and 4. */
export const roi = defineModel(
  ['users', 'hoursPerWeek', 'weeks', 'rate', 'conversion', 'otherBenefit', 'runningCost', 'investment', 'quarters'],
  [
    'hours',
    'fullValue',
    'converted',
    'gross',
    'net',
    'payback',
    'netTotal',
    'roi',
    'totalCost',
    'roiOnTotal',
    'breakEven',
  ],
  ({ users, hoursPerWeek, weeks, rate, conversion, otherBenefit, runningCost, investment, quarters }) => {
    const hours = users * hoursPerWeek * weeks
    const fullValue = hours * rate
    const converted = (fullValue * conversion) / 100
    const gross = converted + otherBenefit
    const net = gross - runningCost
    const netTotal = net * quarters - investment
    const totalCost = investment + runningCost * quarters
    const needed = investment / quarters + runningCost - otherBenefit
    return {
      results: {
        hours,
        fullValue,
        converted,
        gross,
        net,
        payback: net > 0 ? investment / net : Number.NaN,
        netTotal,
        roi: (100 * netTotal) / investment,
        totalCost,
        roiOnTotal: (100 * netTotal) / totalCost,
        breakEven: fullValue > 0 ? (100 * Math.max(needed, 0)) / fullValue : Number.NaN,
      },
      chart: {
        kind: 'lines',
        series: [
          {
            name: 'net',
            points: Array.from({ length: Math.floor(quarters) + 1 }, (_, quarter) => [
              quarter,
              net * quarter - investment,
            ]),
          },
        ],
        ...(net > 0 && investment / net <= quarters && { mark: investment / net }),
      },
    }
  },
)

import { type Argument, type CellValue, FormulaError, functions, toNumber, toScalar } from './formula-functions.ts'

/** Reads the cells of a range; `sheet` is undefined for the formula's own sheet. Throws FormulaError. */
export type ReadCells = (range: CellRange) => readonly CellValue[]
export type CellRange = { readonly sheet: string | undefined; readonly from: CellPlace; readonly to: CellPlace }
/** Both from 0; row 0 is the header. */
export type CellPlace = { readonly row: number; readonly column: number }

const tokenPattern =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|"(?<text>(?:[^"]|"")*)"|(?:(?:'(?<quoted>[^']+)'|(?<sheet>[A-Za-z]+))!)?\$?(?<column>[A-Z]{1,2})\$?(?<row>\d+)|(?<name>[A-Z]+)(?=\()|(?<sign><=|>=|<>|[-+*/&=<>(),:]))\s*/y

type Token = Readonly<Record<string, string | undefined>>

/** Operators by how strongly they bind, the weakest first. */
const levels = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/']] as const

/** A part of a formula. */
type Evaluate = (readCells: ReadCells) => Argument

/** What was parsed; workbooks and calculators are computed again and again, from few formulas. */
const parsed = new Map<string, Evaluate>()

/** The value of a formula without its "=". It knows what workbooks of the site use. Throws FormulaError. */
export function evaluateFormula(formula: string, readCells: ReadCells): CellValue {
  const evaluate = parsed.get(formula) ?? parseFormula(formula)
  parsed.set(formula, evaluate)
  const value = toScalar(evaluate(readCells))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
    throw new FormulaError('divides by zero')
  return value
}

function parseFormula(formula: string): Evaluate {
  const tokens = toTokens(formula)
  let position = 0
  const isNext = (sign: string) => tokens[position]?.sign === sign

  function expect(sign: string): void {
    if (!isNext(sign)) throw new FormulaError(`lacks "${sign}"`)
    position += 1
  }

  function readLevel(level: number): Evaluate {
    const operators: readonly string[] | undefined = levels[level]
    if (operators === undefined) return readUnary()
    let left = readLevel(level + 1)
    for (let sign = tokens[position]?.sign; sign !== undefined && operators.includes(sign); ) {
      position += 1
      left = toOperation(sign, left, readLevel(level + 1))
      sign = tokens[position]?.sign
    }
    return left
  }

  function readUnary(): Evaluate {
    if (!isNext('-')) return readOperand()
    position += 1
    const operand = readUnary()
    return cells => -toNumber(toScalar(operand(cells)))
  }

  function readOperand(): Evaluate {
    const token = tokens[position]
    if (token === undefined) throw new FormulaError('ends too early')
    position += 1
    if (token.number !== undefined) return toConstant(Number(token.number))
    if (token.text !== undefined) return toConstant(token.text.replaceAll('""', '"'))
    if (token.name !== undefined) return readCall(token.name)
    if (token.row !== undefined) return readRange(token)
    if (token.sign !== '(') throw new FormulaError(`has "${token.sign}" in place of a value`)
    const value = readLevel(0)
    expect(')')
    return value
  }

  function readRange(first: Token): Evaluate {
    const from = toPlace(first)
    const sheet = first.quoted ?? first.sheet
    if (!isNext(':')) return readCells => readCells({ sheet, from, to: from })[0] ?? ''
    position += 1
    const last = tokens[position]
    if (last?.row === undefined) throw new FormulaError('has a range without an end')
    position += 1
    const to = toPlace(last)
    return readCells => readCells({ sheet, from, to })
  }

  function readCall(name: string): Evaluate {
    const compute = functions.get(name)
    if (compute === undefined && name !== 'IF') throw new FormulaError(`uses ${name}, which the build cannot compute`)
    const values: Evaluate[] = []
    expect('(')
    while (!isNext(')')) {
      values.push(readLevel(0))
      if (!isNext(')')) expect(',')
    }
    expect(')')
    return compute === undefined ? toChoice(values) : cells => compute(values.map(evaluate => evaluate(cells)))
  }

  const value = readLevel(0)
  if (position < tokens.length) throw new FormulaError('goes on after its end')
  return value
}

function toConstant(value: CellValue): Evaluate {
  return () => value
}

function toOperation(sign: string, left: Evaluate, right: Evaluate): Evaluate {
  return cells => operate(sign, toScalar(left(cells)), toScalar(right(cells)))
}

/** IF, which computes only the value that it takes. */
function toChoice([test = toConstant(''), yes = toConstant(''), no = toConstant('')]: readonly Evaluate[]): Evaluate {
  return cells => toScalar(toScalar(test(cells)) === true ? yes(cells) : no(cells))
}

function toTokens(formula: string): readonly Token[] {
  const tokens: Token[] = []
  const pattern = new RegExp(tokenPattern)
  while (pattern.lastIndex < formula.length) {
    const rest = formula.slice(pattern.lastIndex)
    const groups = pattern.exec(formula)?.groups
    if (groups === undefined) throw new FormulaError(`cannot be read from "${rest}" on`)
    tokens.push(groups)
  }
  return tokens
}

function toPlace({ column = '', row }: Token): CellPlace {
  const number = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(row) - 1, column: number - 1 }
}

function operate(sign: string, left: CellValue | boolean, right: CellValue | boolean): CellValue | boolean {
  switch (sign) {
    case '+':
      return toNumber(left) + toNumber(right)
    case '-':
      return toNumber(left) - toNumber(right)
    case '*':
      return toNumber(left) * toNumber(right)
    case '/':
      return divide(toNumber(left), toNumber(right))
    case '&':
      return `${left}${right}`
    case '=':
      return left === right
    case '<>':
      return left !== right
    case '<':
      return left < right
    case '>':
      return left > right
    case '<=':
      return left <= right
    default:
      return left >= right
  }
}

function divide(dividend: number, divisor: number): number {
  return dividend === 0 && divisor === 0 ? Number.POSITIVE_INFINITY : dividend / divisor
}

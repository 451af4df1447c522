/** Where the printed numbers of a paper stand in its workbook. */
export type PaperModel = {
  readonly workbook: string
  readonly paper: string
  readonly tables: readonly PaperTable[]
  /** A passage of the paper, and the cell of each of its numbers ("-" for none) as `sheet!B2`. */
  readonly passages: readonly (readonly [text: string, cells: string, step?: number])[]
}

export type PaperTable = {
  /** The number at its beginning is that of the paper's section. */
  readonly sheet: string
  /** For each column of the table, the sheet's columns of the numbers in a cell, "-" for none: "A CG -". */
  readonly columns: string
  /** Place of the table among those of the section; the first is 0. */
  readonly table?: number
  /** Rows of the sheet for the table's rows, 0 for none; from 2 on if omitted. */
  readonly rows?: readonly number[]
  /** Columns that the paper rounds to more than the last digit. */
  readonly steps?: Readonly<Record<string, number>>
}

export const paperModels: readonly PaperModel[] = [
  {
    workbook: 'roi-model',
    paper: 'measuring-roi-enterprise-generative-ai',
    tables: [
      { sheet: '1 Horizon', columns: 'A B C D' },
      { sheet: '2.1 Investment', columns: '- B C' },
      { sheet: '2.2 Running cost', columns: '- B' },
      { sheet: '3.2 Benefit', columns: '- B', rows: [5, 6, 7, 8, 9, 10] },
      { sheet: '4.1 Four returns', columns: '- - D' },
      { sheet: '4.2 Views', columns: '- B C', steps: { C: 1000 } },
      { sheet: '4.2 Quarters', table: 1, columns: 'A E F' },
      { sheet: '4.3 Sensitivity', columns: '- I J K' },
      { sheet: '6 Effect', columns: '- B C D' },
    ],
    passages: [
      ['The quote is 30 percent of the investment', '2.1 Investment!B12'],
      ['Contingency, about 15 percent', '2.1 Investment!B13'],
      ['$600,000 + $720,000 = $1,320,000', '2.1 Investment!B11 2.2 Running cost!B6 2.2 Running cost!B7'],
      ['280 users × 2 hours × 12.5 working weeks = 7,000 hours', '3.2 Benefit!B2 Inputs!B4 Inputs!B5 3.2 Benefit!B3'],
      ['7,000 hours × $45 = $315,000', '3.2 Benefit!B3 Inputs!B6 3.2 Benefit!B4'],
      ['bring $4,000 and $52,000 instead', '4.2 Quarters!D3 4.2 Quarters!D4'],
      ['discount rate that we assume to be 10 percent', 'Inputs!B15'],
      ['the present value on that day is about $250,000', '4.2 Views!C6', 10_000],
      ['needs $50,000 net per quarter, which is $110,000 gross', '4.3 Break even!B2 4.3 Break even!B3'],
      ['After the $34,000', '4.3 Break even!B4'],
      ['must contribute $76,000, or 24 percent of', '4.3 Break even!B5 4.3 Break even!B6'],
      ['break-even lies at 1.2', '4.3 Break even!B7'],
      ['or 17.1 percent.', '6 Effect!D5'],
      ['or 11.4 percent of', '6 Effect!D6'],
    ],
  },
  {
    workbook: 'scaling-model',
    paper: 'measuring-success-and-scaling-ai',
    tables: [
      { sheet: '3.1 Effect', columns: '- B C D' },
      { sheet: '3.4 Test sets', columns: 'A B C D E', rows: [3, 4, 5, 6, 7, 8] },
      { sheet: '4 Money', columns: '- - B C' },
      { sheet: '4 Money', table: 1, columns: '- D', rows: [0, 3, 4, 5, 6, 7, 0, 8, 0] },
      { sheet: '4.1 Cost', columns: '- B C', rows: [3, 4, 5, 6, 7, 8] },
      { sheet: '4.2 Levers', columns: '- F G' },
      { sheet: '5.3 Weeks', columns: 'A B' },
      { sheet: '6 Scorecard', columns: '- - B C -', rows: [3, 4, 0, 0, 0, 0] },
    ],
    passages: [
      ['eight teams of 20 agents. They handle 48,000 cases a month', 'Inputs!B3 Inputs!B4'],
      ['an overstatement of 37.5 percent', '3.1 Effect!D5'],
      ['At 80 percent use, 2.4', 'Inputs!B8 -'],
      ['is 3.0 minutes per case used', '3.1 Effect!D6'],
      ['Half of each gives 3.0', '3.1 Effect!D7'],
      ['0.75 × 1.4 = 2.2 minutes', '- Inputs!B10 3.1 Effect!D8'],
      ['≈ 860 cases in each group', '3.2 Sample!B4'],
      ['all you need: 1,720 cases', '3.2 Sample!B5'],
      ['1 + 99 × 0.05 = 5.95', '- - 3.2 Sample!B8 3.2 Sample!B9'],
      ['860 × 5.95 = 5,117 cases', '3.2 Sample!B4 3.2 Sample!B9 3.2 Sample!B10'],
      [
        'which at 100 an agent means 52 agents in each group. The pilot has 60',
        '3.2 Sample!B7 3.2 Sample!B11 3.2 Sample!B12',
      ],
      [
        'in 18 pilot replies (4.5 percent) and 16 comparison replies (4.0 percent)',
        '3.3 Quality!C2 3.3 Quality!D2 3.3 Quality!C3 3.3 Quality!D3',
      ],
      ['to 3.3 points worse', '3.3 Quality!D6'],
      ['about 1,190 reviewed replies', '3.3 Replies needed!B4', 10],
      ['÷ 0.05² = 144', '- 3.4 Rule!B4'],
      ['286 of them, or 95.3 percent', '3.4 Rule!B7 3.4 Rule!B8'],
      ['$1.92 million a year shrinks to $230,630, and to $34,043', '- 4 Money!C7 4 Money!C9'],
      ['Each team brings in $28,828.80 and costs $8,948.40', '4.1 Rollout!B5 4.1 Rollout!B6'],
      ['a contribution of $19,880.40', '4.1 Rollout!B7'],
      ['The shared $125,000', '4.1 Rollout!B8'],
      ['0.04 + 0.0416 = 8.2 percent', '- - 5.3 Limit!B4'],
      ['17 or more errors', '5.3 Limit!B5'],
      ['in about 3 weeks of 1,000', '5.3 Limit!B6 -'],
      ['sounds the alarm 43 percent of the time', '5.3 Limit!B8'],
      ['do so with 90 percent probability', '5.3 Limit!B9'],
    ],
  },
  {
    workbook: 'divide-model',
    paper: 'competitive-divide-blog',
    tables: [
      { sheet: '2 Compounding', columns: 'A B C D F G' },
      { sheet: '2 Benefits', table: 1, columns: 'A B C D E F' },
      { sheet: '2.2 Versions', columns: '- B C', steps: { B: 1000, C: 1000 } },
      { sheet: '6.1 Questions', columns: 'A B C' },
      { sheet: '6.2 Numbers', columns: '- - BCD EFG H' },
    ],
    passages: [
      ['Each firm has spent $1,200,000, has earned $160,000', '2.1 Two years!B2 2.1 Two years!B3'],
      ['stands at −$1,040,000', '2.1 Two years!C4'],
      ['earns $640,000 from', '2 Benefits!B6'],
      ['The gap between the two firms is $1,600,000', '2.2 Versions!D2'],
      ['closes $838,000 of it, or 52 percent', '2.2 Versions!D3 2.2 Versions!E3', 1000],
      ['The remaining $762,000, or 48 percent', '2.2 Versions!D6 2.2 Versions!E6', 1000],
    ],
  },
  {
    workbook: 'pugh-matrix',
    paper: 'custom-built-agentic-enterprise-decision-making-ai',
    tables: [
      { sheet: '2 Chain', columns: 'A B C D', rows: [3, 4, 5] },
      { sheet: '4.2 First pass', columns: '- B C D E', rows: [0, 0, 0, 5] },
      { sheet: '4.4 Matrix', columns: 'A B CG DH EI FJ', rows: [2, 3, 4, 0] },
      { sheet: '4.4 Matrix', columns: 'A B G H I J', rows: [0, 0, 0, 5] },
      { sheet: '4.5 Weights', columns: 'A B C' },
      { sheet: '7 Past cases', columns: 'A B C -' },
    ],
    passages: [
      ['Warranty triage leads by 0.20', '4.5 Swap!B4'],
      ['They are equal at w = 0.50', '4.5 Swap!B5'],
      ['its total falls to 3.85 and A wins by 0.05', '4.5 Scores!C2 -'],
      ['the totals are 3.67, 3.67, 4.33 and 3.00', '4.5 Ranking!E2 4.5 Ranking!E3 4.5 Ranking!E4 4.5 Ranking!E5'],
      ['feasibility rises to 4 and A reaches 4.20', '4.5 Scores!B3 4.5 Scores!C3'],
      ['3 ÷ 300 = 1 percent', '- 6 Limit!B2 6 Limit!B3'],
      ['$6 ÷ 0.01 = $600', '6 Limit!B6 - 6 Limit!B7'],
      ['must show 600 audited cases', '6 Limit!B8'],
      ['276 of the 300 runs are right, a rate of 92 percent', '7 Rates!B4 7 Rates!B3 7 Rates!B5'],
      ['49 of 60 cases, or 81.7 percent', '7 Past cases!B2 7 Past cases!B5 7 Rates!B6'],
      ['from 70 to 89 percent', '7 Rates!B8 7 Rates!B9'],
      ['= 66 percent of cases', '7 Rates!B10'],
      ['would remove 15 of the 24', '7 Rates!B11 7 Past cases!C5'],
      ['handles 18,000 claims a year at 14 minutes each, or 4,200 hours', '8 Return!B2 8 Return!B3 8 Return!B7'],
      ['The other 10,800', '8 Return!B9'],
      [
        '(1,440 hours), and 5 percent of the 7,200 automatic ones, or 360 claims, are audited (48 hours)',
        '8 Return!B10 8 Return!B6 8 Return!B8 8 Return!B11 8 Return!B12',
      ],
      ['shrinks to 1,488 hours, and 2,712 are set free, worth $122,040', '8 Return!B13 8 Return!B14 8 Return!B15'],
      ['= 1,800 hours are saved', '8 Return!B16'],
    ],
  },
  {
    workbook: 'roadmap-model',
    paper: 'ai-readiness-roadmap',
    tables: [
      { sheet: '3.1 Scores', columns: 'A B C D E F H I K', rows: [3, 4, 5, 6] },
      { sheet: '3.2 Waiting', columns: 'A - - - B C' },
      { sheet: '4.1 Stages', columns: 'A B D E' },
      { sheet: '5.3 Hours', columns: 'A B CD E' },
    ],
    passages: [
      ['B comes first at 2.8, ahead of A at 2.6 and C at 2.4', '3.1 Scores!J4 3.1 Scores!J3 3.1 Scores!J5'],
      ['each month of delay costs about $21,700', '3.2 Waiting!E2', 100],
      ['298,000 ÷ 0.36 = $828,000', '4.1 Stages!E6 - 4.1 Gates!B2', 1000],
      ['500,000 ÷ 0.36 = $1,389,000', '4.1 Stages!B6 - 4.1 Gates!B3', 1000],
      ['The gates save 40 percent', '4.1 Gates!B4'],
      ['an average cost overrun of 27 percent', '4.2 Reserve!B2'],
      ['(5 ÷ 6) = −7.6', '- - 4.2 Reserve!B5'],
      ['A modest reserve of 10 percent', '4.2 Reserve!B6'],
      ['0.30 × $200,000 = $60,000', '- - 4.2 Reserve!B9'],
      ['spread over 41 people', '5.3 Hours!B9'],
    ],
  },
  {
    workbook: 'risk-model',
    paper: 'risks-and-ethical-ai',
    tables: [
      { sheet: '3.1 Expected loss', columns: 'A B CD EF G H' },
      { sheet: '4.1 Audit', columns: 'A B C D E F -IH', steps: { I: 10 } },
      { sheet: '4.1 Audit', table: 1, columns: '- D JK' },
      { sheet: '8 Controls', columns: 'A B C D' },
    ],
    passages: [
      [
        '120,000 reviews take 4,000 hours and cost $160,000 a year, to prevent at most $15,300',
        '3.2 Control!B3 3.2 Control!B6 3.2 Control!B7 3.2 Control!B10',
      ],
      ['Reviewing those 4,800 takes 160 hours, or $6,400', '3.2 Control!C3 3.2 Control!C6 3.2 Control!C7'],
      ['× $15,300 = $8,568', '3.1 Expected loss!H2 3.2 Control!C10'],
      ['earns $2,168 a year', '3.2 Control!C11'],
      ['15 advanced in place of 13', '4.1 Audit!L4 4.1 Audit!C4'],
      ['runs from 13 to 34 percent', '4.1 Audit!J4 4.1 Audit!K4'],
      ['17.1 percent of honest customers', '4.2 Conflict!E2'],
      ['are, 10.0 percent are flagged', '4.2 Conflict!E3'],
      ['is 1.7 times as likely', '4.2 Conflict!E4'],
      ['catch 95 percent let 30 through', '5 Review!B5 5 Review!B6'],
      ['catch 70 percent let 180 through', '5 Review!C5 5 Review!C6'],
      ['interval from 48 to 85', '5.1 Seeded!E2 5.1 Seeded!F2'],
      ['interval from 61 to 77', '5.1 Seeded!E3 5.1 Seeded!F3'],
      [
        '20 clean cases rule out a rate above about 15 percent, 150 a rate above 2 percent, and 300 a rate above 1 percent',
        '8 Test sets!B2 8 Test sets!C2 8 Test sets!B3 8 Test sets!C3 8 Test sets!B4 8 Test sets!C4',
      ],
      ['60 cases in a group show no better than 5 percent', '8 Test sets!B5 8 Test sets!C5'],
    ],
  },
]

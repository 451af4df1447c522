/**
 * The query keys of pages with a calculator: the fields of all models, which a test compares. A list of its own, because
 * every page loads the route table and only a page with a calculator needs the models.
 */
export const calculatorFieldNames: readonly string[] = [
  'applicantsA advancedA applicantsB advancedB applicantsC advancedC',
  'capacity reserve upkeep item1 item2 item3 item4 item5',
  'share margin worstRate cases',
  'weight1 weight2 weight3 a1 a2 a3 b1 b2 b3 c1 c2 c3 d1 d2 d3',
  'users hoursPerWeek weeks rate conversion otherBenefit runningCost investment quarters',
  'documents buyPrice buySetup buyUpkeep buyLeave borrowPrice borrowSetup borrowUpkeep borrowLeave buildUsage',
  'buildSetup buildUpkeep buildLeave',
  'review miss',
].flatMap(names => names.split(' '))

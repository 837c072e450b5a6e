import type { NameRules } from '../../finding.ts'
import { list } from '../list.ts'

const CALLED = '(?:,? (?:called|named|whose name is|and (?:his|her) (?:friend|sister|brother)))?'

export const names: NameRules = {
  titles: list`mr\.?, mrs\.?, ms\.?, Miss, dr\.?, Sir, Madam, prof\.?, professor, headteacher, headmaster, headmistress, head teacher, principal, deputy head, senco, teacher, (?:form|class|maths?|english|science|history|geography|music|art|p\.?e\.?|french|spanish|year \d{1,2}) (?:teacher|tutor), coach, reverend, father, sister, the (?:wilson|smith|jones) family`,
  roles: list`(?:teaching assistant|assistant|TA|tutor|caretaker|receptionist|secretary|governor|nurse|pupil|student|classmate|boy|girl|librarian|cook|head of year|head of sixth form|head)`,
  relations: [
    `(?:my|our|his|her|their|your) (?:(?:little|eldest|youngest|oldest|older|younger|lovely|poor|dear|own|\\d{1,2}[- ]year[- ]old) )?(?:daughter|son|child|boy|girl|grandson|granddaughter|grandchild|nephew|niece|brother|sister|cousin|stepson|stepdaughter|twins|godson|goddaughter|husband|wife|friend|partner|mum|dad|mate|neighbour|classmate)${CALLED}`,
    `(?:a|the|this|that|one|another) (?:(?:little|new|older|poor|nasty|horrible|lovely) )?(?:pupil|student|child|boy|girl|kid|lad|classmate|bully|parent)${CALLED}`,
    '(?:called|named|name is|name was)',
    '(?:little|young|poor)',
  ],
  before: list`thanks to, thank you, bullied by, hit by, poor, little`,
  after: list`in (?:year|reception|class|form|nursery) ?\p{L}?\d{0,2}, from (?:year|reception|class|form) ?\p{L}?\d{0,2}, (?:my|our) (?:son|daughter|eldest|youngest|little)`,
  notNames: list`ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xvi, xxiii, and, or, the, headteacher, head, a, an, i, he, she, they, we, you, it, is, was, has, had, will, mark, may, grace, hope, faith, joy, rose, art, bill, grant, pat, sue, dawn, june, april, august, summer, autumn, winter, spring, jean, drew, gene, miles, ray, ivy, amber, jade, iris, daisy, poppy, olive, ruby\., frank, ernest, christian, dean, chase, rich, don, guy, rob, jack\., penny, gill, an, may, mar, son, sol, dior, mini, max\., will, van, bath, reading, lincoln, chelsea, florence, georgia, jordan, france, india, asia, china, paris, victoria, charlotte\., devon, page, glen, ben nevis, logan\., lance, heath, heather, holly, violet, willow, rowan, angel, gloria, aurora, nova, roman, lou, noel, mason, hunter, cook, archer, tyler\., hazel, english, maths, science, history, geography, music, french, spanish, german, latin, training, parents, pupils, staff, assistant, assistants, teachers, reception, nursery, year, school, christmas, easter, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, july, september, october, november, december, ofsted, gcse, a-level, send, sen, pe, it, ict, lessons, trainer, governor, england, britain, london, wales, scotland, my, our, but, so, not, this, that, there, all, no, yes, uk, also, as, at, in, on, to, if, when, association, council, mum, dad, office, days, day, please, maria theresa, luther`,
  capitalMeansName: true,
  schoolWords: list`school, academy, college, street, road, hall\b, house\b, church, st\.? , cathedral, award, prize, day\b, library, centre, primary, grammar, trust, theatre, park\b, award`,
}

import type { TextBlocks } from '../text-block.ts'

export const textBlocks: TextBlocks = {
  person:
    'The passage “{passage}” names a person, or describes them so that others can tell who is meant. Reviews are about the school; we publish nothing about individual teachers, children or parents.',
  contact:
    'The passage “{passage}” contains contact details, an address or a web address. We do not publish these in reviews.',
  insult:
    'The passage “{passage}” demeans people. Criticism may be outspoken, but must do without insults and threats.',
  health:
    'The passage “{passage}” says something about a particular person’s health. Such details have special protection.',
  not_own:
    'From everything we have seen, the text is not based on the writer’s own experience of this school. People who manage the school’s profile cannot review it.',
  false_facts: 'The text states facts that, according to the documents we have, are untrue.',
  reward: 'From everything we have seen, the text was rewarded or serves the interests of a school.',
  copied: 'The text is almost identical to another review, or was submitted several times.',
  off_topic: 'The text is not about experiences with this school.',
  illegal: 'Having checked it, we find that the passage “{passage}” breaks the law stated.',
  dismissed:
    'We have checked the content you reported. In our view it breaks neither our rules nor the law, so it stays.',
}

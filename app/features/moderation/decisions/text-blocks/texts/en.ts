import type { TextBlocks } from '../text-block.ts'

export const textBlocks: TextBlocks = {
  person:
    'The passage “{passage}” names or identifies a person. Reviews are about the school; we do not publish anything about individual teachers, children or parents.',
  contact:
    'The passage “{passage}” contains contact details, an address or a web address. We do not publish these in reviews.',
  insult: 'The passage “{passage}” demeans people. You may criticise strongly, but without insults or threats.',
  health:
    'The passage “{passage}” says something about a particular person’s health. Such information is specially protected.',
  not_own:
    'As far as we can tell, the text is not based on the writer’s own experience of this school. People who manage the school’s profile cannot review it.',
  false_facts: 'According to the documents we have, the text states facts that are untrue.',
  reward: 'As far as we can tell, the text was rewarded or was written in a school’s interest.',
  copied: 'The text is almost identical to another review, or was submitted several times.',
  off_topic: 'The text is not about experience of this school.',
  illegal: 'We have checked the passage “{passage}” and find that it breaks the law stated.',
  dismissed:
    'We have checked the content you reported. In our view it breaks neither our rules nor the law, so we are not removing it.',
}

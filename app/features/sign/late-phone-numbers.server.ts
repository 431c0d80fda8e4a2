/** What is known of numbers of all countries weighs as much as ten pages: loaded with the first form that has one. */
export const latePhoneNumbers = () => import("#contract/members/phone-number");

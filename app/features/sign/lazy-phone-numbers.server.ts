/** Phone number metadata is as large as ten pages, so it is loaded with the first form that needs it. */
export const lazyPhoneNumbers = () => import("#contract/members/phone-number");

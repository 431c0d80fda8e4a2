export { SITE_NAME } from "#contract/tables/site-name";

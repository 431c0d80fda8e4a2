// dayjs declares its locale files in a file that nothing refers to.
/// <reference path="../../node_modules/dayjs/locale/index.d.ts" />

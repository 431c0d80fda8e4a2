/** While offline no request is made: each would log an error in the console. */
export const fetchOnline: typeof fetch = (address, init) =>
  navigator.onLine ? fetch(address, init) : Promise.reject(new TypeError("offline"));

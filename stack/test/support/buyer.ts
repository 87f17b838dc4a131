/** What a buyer types on the payment page, by the names of its fields. */
export const buyer = {
  email: 'ada@shop.test',
  firstName: 'Ada',
  lastName: 'Lind',
  addressLine: '1 Main Street',
  city: 'New York',
  postalCode: '10001',
  country: 'US',
  subdivision: 'NY',
}

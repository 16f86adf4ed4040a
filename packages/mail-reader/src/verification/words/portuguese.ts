import type { LanguageWords } from './language-words.ts';

export const PORTUGUESE: LanguageWords = {
  numbers: 'chave, algarismos',
  signInCodes: `
    senha de uso único, senha única, senha descartável, senha dinâmica, senha temporária de acesso,
    palavra-passe de utilização única, palavra-passe única, palavra-passe descartável, chave de segurança,
    token de segurança, chave de verificação, código único de acesso`,
  security: `
    segurança, validação, redefin*, utilização única, entrada, fazer login, iniciar sessão,
    início de sessão, dois fatores, duas etapas, doble, assinatura, assinar, identidade, de quatro dígitos,
    de oito dígitos, com 6 dígitos, de 6 algarismos`,
  access: `
    confirmação, acesso, acessar, aceder, ativação, ativar, activação, registo, cadastro, temporário,
    pessoal, vincul*, emparelh*`,
  your: 'seu, teu, seus, meu',
  is: 'é o, são, a seguir, abaixo, seguinte',
  type: `
    insira, insere, introduza, introduz, informe, escreva, escreve, preencha, digitar, inserir, introduzir,
    informar, coloque, copie, cole, indique, digitá-lo, inseri-lo`,
  use: 'utilize',
  units: 'pessoas',
  things: `
    encomenda, encomendas, nota fiscal, fatura, faturas, pacote, voo, voos, desconto, descontos, cupom,
    cupão, cupons, cartão presente, cartão-presente, vale presente, vale-presente, sorteio, sorteado,
    retirada, indicação, indique um amigo, indique e, rastreio, rastreamento, pedido nº, seu pedido,
    bilhete, bilhetes, ingresso, ingressos, presente, compra no valor, orçamento, assinatura premium,
    levantamento, brinde, agendamento, consulta, licença, pesquisa`,
  acts: 'presença, reunião, comparecimento',
  labels: `
    telemóvel, terminada em, terminado em, final, termina em, cartão, cep, código postal, erro, produto,
    cpf, cnpj, conta nº, número da conta, ligue, ligue para, aluno, loja, quarto, portão, cofre,
    caixa de chaves, chamado, apólice, leitura, membro, funcionário, turma, assento, carro, plataforma,
    versão, transação, andar, rua, linha, processo, agência, armário, garagem, veículo, autorização nº,
    placa, conduta, inscrição, entidade`,
  topics: 'no carrinho, relatório, fechadura, extrato, motoboy',
  meetings: 'id da reunião, entrar na reunião',
  account: `
    sua conta, tua conta, sessão, senha, palavra-passe, novo dispositivo, novo aparelho, que é você,
    que és tu, é você, cadastro, registar-se, não solicitou, não pediu, solicitou, pediu, sua identidade,
    seu e-mail, seu email, endereço de email, banco, novo acesso, pix`,
  share: 'compartilh*, partilh*, inform*, passe, forneça, repasse',
  not: 'não, ninguém, nenhum',
  people: `
    entregador, motorista, motoboy, estafeta, no balcão, na portaria, na recepção, na receção, mostre,
    apresente, ao motorista, ao entregador, no local, na loja, na retirada, funcionário da`,
  example: '',
  verify: 'ativ*, aprovar, aprove, confiar',
  objects: `
    correio*, endereço*, conta*, identidade*, registo*, cadastro*, inscri*, senha*, palavra-passe,
    aparelho*, sessão*, acesso*, utilizador*, alteração, assinatura*`,
  signIn: `
    fazer login, faça login, iniciar sessão, inicie sessão, entrar em, entrar na, entrar no, entrar agora,
    entre na, acessar, acesse, aceder, aceda, link de acesso, link para entrar, sem senha,
    sem palavra-passe, acesso direto`,
  passwords: 'senha, senhas, palavra-passe, palavras-passe',
  change: `
    alter*, cri*, trocar, troque, troca, repor, reposição, nova, esquec*, mudar, mude, escolh*, reiniciar,
    atualizar`,
  reset: '',
  invite: `
    aceitar convite, aceitar o convite, aceitar, ver convite, juntar-se, junte-se, junta-te, participar,
    participe, convidou você, convidou-o, convidou-te, convidou, foi convidado, convidado, convida,
    convite para, adicionado como, convite`,
  disowned: `
    não foi você, não solicitou, não pediu, não fez, não foi, não realizou, não reconhece, não efetuou,
    não iniciou, não tenha, não criou, não esperava, por engano, por erro, outra pessoa, não solicitaste,
    não pediste, não reconheces, suspeit*, não fui, desconhece`,
  click: `
    clicar, clicando, clica, toque, tocar, neste, nesse, no, ligação, botão, seguinte, abra, copie, cole,
    endereço, abaixo, agora, começar, comece, em, seu, sua, acesse o, visite, vá, prima, pelo, siga`,
  skip: `
    cancele, privacidade, ajuda, termos, ler, leia, saiba mais, mais informações, suporte,
    acompanhar pedido, condições, duas etapas`,
  yes: 'sim, fui eu, sou eu',
};
